import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatAmount, formatDate, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusDot } from '../../../ui/status-dot.tsx'
import { ReportBody } from '../report-body.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import classes from '../reports.module.css'
import { reconciliationSearch } from '../reports.search.ts'
import { BankDays, Candidates } from './differences.tsx'
import { reconciliationText } from './reconciliation.text.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type InCurrency = Result<typeof client.books.getReconciliation>['currencies'][number]

/** Whose money is on the bank accounts at the end of a day, and what a difference may come from. */
export function ReconciliationPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = reconciliationText.useText()
  const navigate = useNavigate()
  const { day } = reconciliationSearch.use()
  const query = day === undefined ? {} : { day }
  const { data, error, refetch } = useRead(client.books.getReconciliation, query, { keepPrevious: true })
  const change = (next: string): void =>
    void navigate({ to: '/reports/reconciliation', search: next === '' ? {} : { day: next }, replace: true })
  return (
    <ReportsFrame>
      <Page
        title={heading('reconciliation')}
        toolbar={
          <DateField
            className={classes.moment ?? ''}
            aria-label={t('day')}
            leftSection={<span className={layout.small}>{t('day')}</span>}
            leftSectionWidth={112}
            value={day ?? plainDate(tenantNow())}
            onChange={change}
          />
        }
      >
        <ReportBody
          report={data && { asOf: data.day, currencies: data.currencies }}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('noAccountsTitle')} hint={t('noAccountsHint')} />}
        >
          {data?.currencies.map((part) => (
            <Comparison key={part.currency} part={part} />
          ))}
          <Candidates />
          <BankDays />
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

function Comparison({ part }: { part: InCurrency }): ReactNode {
  const t = reconciliationText.useText()
  const { currency, difference } = part
  const isEqual = difference === 0
  const rows = [
    ['owed', part.owedToCreditors],
    ['suspense', part.suspense],
    ['own', part.own],
    ['takenOver', part.takenOver],
  ] as const
  return (
    <section>
      <h2>{currency}</h2>
      <StatusDot
        tone={isEqual ? 'good' : 'danger'}
        label={isEqual ? t('agrees') : t('differs', { amount: formatAmount(difference), currency })}
      />
      <table className={classes.plain}>
        <caption className="visually-hidden">{currency}</caption>
        <tbody>
          <tr>
            <th scope="row">{t('onBank')}</th>
            <td>
              <Money minor={part.bank} />
            </td>
          </tr>
          {rows.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" className={classes.wrap}>
                {t(name)}
              </th>
              <td>
                <Money minor={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('difference')}</th>
            <td>
              <Money minor={difference} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Accounts part={part} />
    </section>
  )
}

function Accounts({ part }: { part: InCurrency }): ReactNode {
  const t = reconciliationText.useText()
  const tWords = wordsText.useText()
  if (part.accounts.length === 0) return null
  return (
    <div
      className={layout.scrollSideways}
      tabIndex={0}
      role="region"
      aria-label={`${tWords('bankAccount')} ${part.currency}`}
    >
      <table className={classes.plain} data-stacked>
        <thead>
          <tr>
            <th scope="col">{tWords('bankAccount')}</th>
            <th scope="col">{t('reportedOn')}</th>
            <th scope="col">{t('bankBalance')}</th>
            <th scope="col">{t('bookBalance')}</th>
            <th scope="col">{t('difference')}</th>
          </tr>
        </thead>
        <tbody>
          {part.accounts.map((account) => (
            <tr key={account.transactionAccountId}>
              <th scope="row" className={classes.wrap}>
                {account.name}
                <div className={layout.quietText}>{t(account.purpose)}</div>
              </th>
              <td data-label={t('reportedOn')}>
                {account.reportedOn === null ? t('never') : formatDate(account.reportedOn)}
              </td>
              <td data-label={t('bankBalance')}>
                {account.bankBalance === null ? '–' : <Money minor={account.bankBalance} />}
              </td>
              <td data-label={t('bookBalance')}>
                <Money minor={account.bookBalance} />
              </td>
              <td data-label={t('difference')}>
                <Money minor={account.difference} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
