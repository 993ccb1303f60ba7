import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../api/session.ts'
import { plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { Page } from '../../../ui/page.tsx'
import { ViewSwitch } from '../../../ui/view-switch.tsx'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { CreditorSelect, CurrencySelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import { booksSearch } from '../reports.search.ts'
import { AccountsView, AccountSelect } from './accounts-view.tsx'
import type { BooksFilters, ChangeBooks } from './books-filters.ts'
import { booksText } from './books.text.ts'
import { EntriesView } from './entries-view.tsx'
import { MonthsView } from './months-view.tsx'
import { TrialBalanceView } from './trial-balance-view.tsx'
import { tenantNow } from '../../../text/tenant-time.ts'

/** The books: balances, the entries they consist of, the months, and the chart of accounts. */
export function BooksPage(): ReactNode {
  const heading = reportsNavText.useText()
  const navigate = useNavigate()
  const search = booksSearch.use()
  const change: ChangeBooks = (next) =>
    void navigate({ to: '/reports/books', search: { ...search, ...next }, replace: true })
  const { view = 'balance' } = search
  return (
    <ReportsFrame>
      <Page
        title={heading('books')}
        isFixed={view === 'entries'}
        actions={<ExportMenu filters={search} />}
        tabs={<Views view={view} onChange={change} />}
        {...(hasFilters(view) ? { toolbar: <Filters filters={search} onChange={change} /> } : {})}
      >
        {view === 'balance' && <TrialBalanceView filters={search} />}
        {view === 'entries' && <EntriesView filters={search} onChange={change} />}
        {view === 'months' && <MonthsView />}
        {view === 'accounts' && <AccountsView open={search.open} onChange={change} />}
      </Page>
    </ReportsFrame>
  )
}

const views = ['balance', 'entries', 'months', 'accounts'] as const

type View = (typeof views)[number]

function Views({ view, onChange }: { view: View; onChange: ChangeBooks }): ReactNode {
  const t = booksText.useText()
  const tWords = wordsText.useText()
  return (
    <ViewSwitch
      label={tWords('show')}
      value={view}
      data={views.map((value) => ({ value, label: t(value) }))}
      onChange={(value) => onChange({ view: value === 'balance' ? undefined : value, open: undefined })}
    />
  )
}

function hasFilters(view: View): boolean {
  return view === 'balance' || view === 'entries'
}

function Filters({ filters, onChange }: { filters: BooksFilters; onChange: ChangeBooks }): ReactNode {
  const { view, from, to, creditorId, currency, bookAccountId } = filters
  return (
    <>
      {view === 'entries' && <AccountSelect value={bookAccountId} onChange={onChange} />}
      <CreditorSelect value={creditorId} onChange={(next) => onChange({ creditorId: next })} />
      <CurrencySelect value={currency} onChange={(next) => onChange({ currency: next })} />
      <PeriodFields from={from} to={to} onChange={onChange} />
    </>
  )
}

/** Files for other systems. Those for bookkeeping need a period and a currency: this year and kroner by default. */
function ExportMenu({ filters }: { filters: BooksFilters }): ReactNode {
  const t = booksText.useText()
  const { tenant } = useSession()
  const today = plainDate(tenantNow())
  const { from = `${today.slice(0, 4)}-01-01`, to = today, currency = 'DKK', creditorId, bookAccountId } = filters
  const address = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return `/v1/${tenant.tenantId}${path}?${new URLSearchParams(given).toString()}`
  }
  const all = { from: filters.from, to: filters.to, currency: filters.currency, creditorId, bookAccountId }
  const files = [
    [t('entriesCsv'), address('/book-entries/export.csv', all)],
    [t('bookkeepingCsv'), address('/books/bookkeeping.csv', { from, to, currency })],
    [t('sie'), address('/books/books.se', { from, to, currency })],
  ] as const
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
          {t('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(([label, href]) => (
          <Menu.Item key={label} component="a" href={href} download>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
