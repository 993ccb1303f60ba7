import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useReadList } from '../../api/query.ts'
import { formatCount, formatPercent } from '../../text/format.ts'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { Day } from '../../ui/when.tsx'
import { billingsText } from './billings.text.ts'
import classes from './billings.module.css'
import { type Settlement, SettlementTotals } from './settlements.tsx'

type Entry = Result<typeof client.billing.listEntries>['items'][number]

/** All of a settlement: what it comes to, what was collected by kind, its fees, and each entry. */
export function SettlementDetails({ settlement }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  return (
    <div className={classes.details}>
      <section>
        <h2>{t('result')}</h2>
        <SettlementTotals settlement={settlement} />
      </section>
      <div>
        <Collections settlement={settlement} />
        {settlement.fees.length > 0 && <Fees settlement={settlement} />}
      </div>
      <Entries settlement={settlement} />
    </div>
  )
}

/** A kind of claim in words; a payout is called otherwise than what is paid out to the creditor. */
function kindOf(category: Entry['category']): string {
  return billingsText.t(category === 'payout' ? 'payout-kind' : category)
}

function Collections({ settlement: { collections, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  return (
    <section className={classes.scroll} tabIndex={0} aria-label={t('whatWasCollected')}>
      <h2>{t('whatWasCollected')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('paidTo')}</th>
            <th scope="col">{t('keptBy')}</th>
            <th scope="col" data-number>
              {t('payments')}
            </th>
            <th scope="col" data-number>
              {`${t('amount')} (${currency})`}
            </th>
            <th scope="col" data-number>
              {t('commission')}
            </th>
          </tr>
        </thead>
        <tbody>
          {collections.map(({ category, paidTo, keptBy, count, amount, commission }) => (
            <tr key={`${category} ${paidTo} ${keptBy}`}>
              <th scope="row">{kindOf(category)}</th>
              <td>{t(paidTo)}</td>
              <td>{t(keptBy)}</td>
              <td data-number>{formatCount(count)}</td>
              <td data-number>
                <Money minor={amount} />
              </td>
              <td data-number>
                <Money minor={commission} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Fees({ settlement: { fees, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  return (
    <section>
      <h2>{t('fixedFees')}</h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            <th scope="col" data-number>
              {t('number')}
            </th>
            <th scope="col" data-number>
              {t('unitAmount')}
            </th>
            <th scope="col" data-number>
              {`${t('amount')} (${currency})`}
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ trigger, count, unitAmount, amount }) => (
            <tr key={`${trigger} ${unitAmount}`}>
              <th scope="row">{t(trigger)}</th>
              <td data-number>{formatCount(count)}</td>
              <td data-number>
                <Money minor={unitAmount} />
              </td>
              <td data-number>
                <Money minor={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Entries({ settlement: { billingId, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  const { items, query, loadMore } = useReadList(client.billing.listEntries, { billingId })
  return (
    <section className={`${classes.wide ?? ''} ${classes.scroll ?? ''}`} tabIndex={0} aria-label={t('entries')}>
      <h2>{t('entries')}</h2>
      {query.isPending && <Skeleton height={160} />}
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p className={classes.quiet}>{t('noEntries')}</p>}
      {items.length > 0 && (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('case')}</th>
              <th scope="col">{t('debtor')}</th>
              <th scope="col">{t('reference')}</th>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('recorded')}</th>
              <th scope="col" data-number>
                {`${t('amount')} (${currency})`}
              </th>
              <th scope="col" data-number>
                {t('rate')}
              </th>
              <th scope="col" data-number>
                {t('commission')}
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((entry) => (
              <EntryRow key={entry.allocationId} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {query.hasNextPage && (
        <Button className="no-print" variant="default" mt={16} loading={query.isFetchingNextPage} onClick={loadMore}>
          {t('moreEntries')}
        </Button>
      )}
    </section>
  )
}

function EntryRow({ entry }: { entry: Entry }): ReactNode {
  const t = billingsText.useText()
  const { caseSeqId, debtorName, referenceId, category, recordedAt, amount, rateBasisPoints, commission } = entry
  const remarks = [
    ...(entry.correctsAllocationId === null ? [] : [t('correction')]),
    ...(entry.late ? [t('late')] : []),
  ]
  return (
    <tr>
      <th scope="row">
        <Link to={`/cases/${caseSeqId}`}>{caseSeqId}</Link>
      </th>
      <td>{debtorName}</td>
      <td>{referenceId ?? ''}</td>
      <td>
        {kindOf(category)}
        {remarks.length > 0 && <span className={classes.quiet}> · {remarks.join(' · ')}</span>}
      </td>
      <td>
        <Day at={recordedAt} />
      </td>
      <td data-number>
        <Money minor={amount} />
      </td>
      <td data-number>{formatPercent(rateBasisPoints / 10_000)}</td>
      <td data-number>
        <Money minor={commission} />
      </td>
    </tr>
  )
}
