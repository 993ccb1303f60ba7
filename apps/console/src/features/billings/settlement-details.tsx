import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../api/client.ts'
import { type Result, useReadList } from '../../api/query.ts'
import { formatCount, formatPercent } from '../../text/format.ts'
import { wordsText } from '../../text/words.text.ts'
import layout from '../../ui/layout.module.css'
import { Money } from '../../ui/money.tsx'
import { ProblemNotice } from '../../ui/problem-notice.tsx'
import { Day } from '../../ui/when.tsx'
import classes from './billings.module.css'
import { billingsText } from './billings.text.ts'
import { SettlementTable } from './settlement-table.tsx'
import { type Settlement, SettlementTotals } from './settlements.tsx'

type Entry = Result<typeof client.billing.listEntries>['items'][number]

/** A whole settlement: totals, collected amounts by category, fees and entries. */
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

/** The name of a category. The category `payout` is not the payout to the creditor. */
function kindOf(category: Entry['category']): string {
  return billingsText.t(category === 'payout' ? 'payout-kind' : category)
}

function Collections({ settlement: { collections, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  const tWords = wordsText.useText()
  return (
    <section className={layout.scrollSideways} tabIndex={0} aria-label={t('whatWasCollected')}>
      <h2>{t('whatWasCollected')}</h2>
      <SettlementTable
        rows={collections}
        keyOf={({ category, paidTo, keptBy }) => `${category} ${paidTo} ${keptBy}`}
        columns={[
          { header: tWords('type'), cell: ({ category }) => kindOf(category) },
          { header: t('paidTo'), cell: ({ paidTo }) => t(paidTo) },
          { header: t('keptBy'), cell: ({ keptBy }) => t(keptBy) },
          { header: tWords('payments'), isNumber: true, cell: ({ count }) => formatCount(count) },
          {
            header: `${tWords('amount')} (${currency})`,
            isNumber: true,
            cell: ({ amount }) => <Money minor={amount} />,
          },
          { header: t('commission'), isNumber: true, cell: ({ commission }) => <Money minor={commission} /> },
        ]}
      />
    </section>
  )
}

function Fees({ settlement: { fees, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  const tWords = wordsText.useText()
  return (
    <section>
      <h2>{t('fixedFees')}</h2>
      <SettlementTable
        rows={fees}
        keyOf={({ trigger, unitAmount }) => `${trigger} ${unitAmount}`}
        columns={[
          { header: tWords('type'), cell: ({ trigger }) => t(trigger) },
          { header: t('number'), isNumber: true, cell: ({ count }) => formatCount(count) },
          { header: t('unitAmount'), isNumber: true, cell: ({ unitAmount }) => <Money minor={unitAmount} /> },
          {
            header: `${tWords('amount')} (${currency})`,
            isNumber: true,
            cell: ({ amount }) => <Money minor={amount} />,
          },
        ]}
      />
    </section>
  )
}

function Entries({ settlement: { billingId, currency } }: { settlement: Settlement }): ReactNode {
  const t = billingsText.useText()
  const tWords = wordsText.useText()
  const { items, query, loadMore } = useReadList(client.billing.listEntries, { billingId })
  return (
    <section
      className={`${layout.fullWidth ?? ''} ${layout.scrollSideways ?? ''}`}
      tabIndex={0}
      aria-label={t('entries')}
    >
      <h2>{t('entries')}</h2>
      {query.isPending && <Skeleton height={160} />}
      {query.error !== null && <ProblemNotice error={query.error} retry={() => void query.refetch()} />}
      {query.isSuccess && items.length === 0 && <p className={layout.quietText}>{t('noEntries')}</p>}
      {items.length > 0 && (
        <SettlementTable rows={items} keyOf={({ allocationId }) => allocationId} columns={entryColumns(currency)} />
      )}
      {query.hasNextPage && (
        <Button className="no-print" variant="default" mt={16} loading={query.isFetchingNextPage} onClick={loadMore}>
          {tWords('showMore')}
        </Button>
      )}
    </section>
  )
}

function entryColumns(currency: string): Parameters<typeof SettlementTable<Entry>>[0]['columns'] {
  const { t } = billingsText
  return [
    { header: wordsText.t('case'), cell: ({ caseSeqId }) => <Link to={`/cases/${caseSeqId}`}>{caseSeqId}</Link> },
    { header: wordsText.t('debtor'), cell: ({ debtorName }) => debtorName },
    { header: wordsText.t('reference'), cell: ({ referenceId }) => referenceId ?? '' },
    { header: wordsText.t('type'), cell: (entry) => <EntryKind entry={entry} /> },
    { header: t('recorded'), cell: ({ recordedAt }) => <Day at={recordedAt} /> },
    {
      header: `${wordsText.t('amount')} (${currency})`,
      isNumber: true,
      cell: ({ amount }) => <Money minor={amount} />,
    },
    {
      header: wordsText.t('rate'),
      isNumber: true,
      cell: ({ rateBasisPoints }) => formatPercent(rateBasisPoints / 10_000),
    },
    { header: t('commission'), isNumber: true, cell: ({ commission }) => <Money minor={commission} /> },
  ]
}

function EntryKind({ entry }: { entry: Entry }): ReactNode {
  const t = billingsText.useText()
  const remarks = [
    ...(entry.correctsAllocationId === null ? [] : [t('correction')]),
    ...(entry.late ? [t('late')] : []),
  ]
  return (
    <>
      {kindOf(entry.category)}
      {remarks.length > 0 && <span className={layout.quietText}> · {remarks.join(' · ')}</span>}
    </>
  )
}
