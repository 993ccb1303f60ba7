import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatCount, formatMoment } from '../../../text/format.ts'
import { shiftPlainDate } from '../../../text/plain-date.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { ReportBody } from '../report-body.tsx'
import classes from '../reports.module.css'
import { reportsText } from '../reports.text.ts'
import type { BooksFilters } from './books-filters.ts'
import { booksText } from './books.text.ts'

type InCurrency = Result<typeof client.books.getTrialBalance>['currencies'][number]

/** The balance of every account. Each number leads to the entries that it consists of. */
export function TrialBalanceView({ filters }: { filters: BooksFilters }): ReactNode {
  const t = booksText.useText()
  const tReports = reportsText.useText()
  const { from, to, currency, creditorId } = filters
  const query = Object.fromEntries(
    Object.entries({ from, to, currency, creditorId }).filter(([, value]) => value !== undefined),
  )
  const { data, error, refetch } = useRead(client.books.getTrialBalance, query, { keepPrevious: true })
  const isFiltered = Object.keys(query).length > 0
  return (
    <ReportBody
      report={data && { asOf: data.postedAt ?? '', currencies: data.currencies }}
      error={error}
      onRetry={() => void refetch()}
      empty={
        isFiltered ? (
          <EmptyState title={t('noneTitle')} hint={tReports('noneHint')} />
        ) : (
          <EmptyState title={t('nothingTitle')} hint={t('nothingHint')} />
        )
      }
    >
      {data !== undefined && data.postedAt !== null && (
        <p className={layout.quietText}>{t('postedAt', { when: formatMoment(data.postedAt) })}</p>
      )}
      {data?.currencies.map((part) => (
        <Balances key={part.currency} part={part} filters={filters} />
      ))}
    </ReportBody>
  )
}

function Balances({ part, filters }: { part: InCurrency; filters: BooksFilters }): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  const { currency, accounts } = part
  return (
    <section>
      <h2>{currency}</h2>
      <div className={layout.scrollSideways} tabIndex={0} role="region" aria-label={`${t('balance')} ${currency}`}>
        <table className={classes.matrix} data-total="right" data-stacked>
          <caption className="visually-hidden">{`${t('balance')} ${currency}`}</caption>
          <thead>
            <tr>
              <th scope="col">{tWords('account')}</th>
              <th scope="col">{t('opening')}</th>
              <th scope="col">{t('debit')}</th>
              <th scope="col">{t('credit')}</th>
              <th scope="col" data-least>
                {t('entries')}
              </th>
              <th scope="col">{t('closing')}</th>
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <AccountRow key={account.bookAccountId} account={account} currency={currency} filters={filters} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{tWords('total')}</th>
              <td />
              <td data-label={t('debit')}>
                <Money minor={part.debit} />
              </td>
              <td data-label={t('credit')}>
                <Money minor={part.debit} />
              </td>
              <td data-least />
              <td data-label={t('closing')}>
                <Money minor={accounts.reduce((sum, { closing }) => sum + closing, 0)} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

interface AccountRowProps {
  readonly account: InCurrency['accounts'][number]
  readonly currency: string
  readonly filters: BooksFilters
}

function AccountRow({ account, currency, filters }: AccountRowProps): ReactNode {
  const t = booksText.useText()
  const { from, to, creditorId } = filters
  const { bookAccountId, number, name } = account
  const card = { view: 'entries', bookAccountId, currency, creditorId }
  const figure = (label: string, minor: number, period: object): ReactNode => (
    <td data-label={label}>
      <Link to="/reports/books" search={{ ...card, ...period }} aria-label={`${name}, ${label}`}>
        <Money minor={minor} />
      </Link>
    </td>
  )
  return (
    <tr>
      <th scope="row">
        <Link to="/reports/books" search={{ ...card, from, to }}>
          {number} {name}
        </Link>
      </th>
      {from === undefined ? (
        <td data-label={t('opening')}>
          <Money minor={account.opening} />
        </td>
      ) : (
        figure(t('opening'), account.opening, { to: shiftPlainDate(from, -1) })
      )}
      {figure(t('debit'), account.debit, { from, to })}
      {figure(t('credit'), account.credit, { from, to })}
      <td data-label={t('entries')} data-least>
        {formatCount(account.entryCount)}
      </td>
      {figure(t('closing'), account.closing, { to })}
    </tr>
  )
}
