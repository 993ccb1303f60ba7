import { Select } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatCount, formatDate, formatPercent, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { BarTable } from '../bar-table.tsx'
import { monthName, MonthPlot } from '../dashboard/month-chart.tsx'
import { AsOf, CurrencySwitch, partIn, ReportBody } from '../report-body.tsx'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { CreditorSelect, PeriodFields } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import classes from '../reports.module.css'
import { collectedSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { useFirstRows } from '../use-first-rows.tsx'
import { type Period, periodOf, presetOf, presets } from './period.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type Search = ReturnType<typeof collectedSearch.use>
type Change = (next: { [Name in keyof Search]?: string | undefined }) => void
type Report = Result<typeof client.reports.getCollected>
type InCurrency = Report['currencies'][number]

/** Collected amounts in a period, by month and by creditor. */
export function CollectedPage(): ReactNode {
  const tWords = wordsText.useText()
  const t = reportsText.useText()
  const navigate = useNavigate()
  const search = collectedSearch.use()
  const period = chosenPeriod(search)
  const { currency, creditorId } = search
  const query = { ...period, ...(creditorId === undefined ? {} : { creditorId }) }
  const { data, error, refetch } = useRead(client.reports.getCollected, query, { keepPrevious: true })
  const change: Change = (next) =>
    void navigate({ to: '/reports/collected', search: { ...search, ...next }, replace: true })
  const shown = partIn(data, currency)
  return (
    <ReportsFrame>
      <Page
        title={tWords('collected')}
        actions={<AsOf report={data} />}
        toolbar={<Filters search={search} period={period} report={data} shown={shown} onChange={change} />}
      >
        <ReportBody
          report={data}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('nothingCollectedTitle')} hint={t('nothingCollectedHint')} />}
        >
          {data !== undefined && shown !== undefined && <Figures report={data} shown={shown} query={query} />}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

/** The period in the URL, or the last twelve months. */
function chosenPeriod({ from, to }: Search): Period {
  const today = plainDate(tenantNow())
  if (from === undefined && to === undefined) return periodOf('lastMonths', today)
  const last = to ?? today
  return { from: from ?? periodOf('lastMonths', last).from, to: last }
}

function Filters(props: {
  search: Search
  period: Period
  report: Report | undefined
  shown: InCurrency | undefined
  onChange: Change
}): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const { search, period, report, shown, onChange } = props
  const today = plainDate(tenantNow())
  return (
    <>
      <Select
        className={classes.preset ?? ''}
        aria-label={tWords('period')}
        placeholder={t('ownPeriod')}
        value={presetOf(period, today) ?? null}
        onChange={(preset) => preset !== null && onChange({ ...periodOf(preset, today) })}
        data={presets.map((value) => ({ value, label: t(value) }))}
      />
      <PeriodFields from={period.from} to={period.to} onChange={onChange} />
      <CreditorSelect value={search.creditorId} onChange={(creditorId) => onChange({ creditorId })} />
      <CurrencySwitch report={report} shown={shown?.currency} onChange={onChange} />
    </>
  )
}

function Figures(props: { report: Report; shown: InCurrency; query: Readonly<Record<string, string>> }): ReactNode {
  const t = reportsText.useText()
  const { report, shown } = props
  const query = { ...props.query, currency: shown.currency }
  return (
    <>
      <div className={classes.headline}>
        <p className={classes.large}>
          <Money minor={shown.amount} currency={shown.currency} />
        </p>
        <p>{t('collectedIn', { from: formatDate(report.from), to: formatDate(report.to) })}</p>
        <p className={layout.quietText}>{t('paymentsCount', { count: shown.deposits })}</p>
      </div>
      <section>
        <div className={layout.bar}>
          <h2>{t('byMonth')}</h2>
          <CsvLink path="/reports/collected/export.csv" query={{ ...query, groupBy: 'month' }} />
        </div>
        <MonthPlot months={shown.months} currency={shown.currency} />
        <MonthTable shown={shown} />
      </section>
      <ByCreditor shown={shown} query={query} />
    </>
  )
}

/** The numbers of the chart, newest first. */
function MonthTable({ shown }: { shown: InCurrency }): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  return (
    <table className={classes.plain}>
      <caption className="visually-hidden">{t('byMonth')}</caption>
      <thead>
        <tr>
          <th scope="col">{tWords('month')}</th>
          <th scope="col">{tWords('payments')}</th>
          <th scope="col">{`${tWords('collected')} (${shown.currency})`}</th>
        </tr>
      </thead>
      <tbody>
        {shown.months.toReversed().map(({ month, amount, deposits }) => (
          <tr key={month}>
            <th scope="row">{monthName(month, 'long')}</th>
            <td>{formatCount(deposits)}</td>
            <td>
              <Money minor={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{tWords('total')}</th>
          <td>{formatCount(shown.deposits)}</td>
          <td>
            <Money minor={shown.amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function ByCreditor({ shown, query }: { shown: InCurrency; query: Readonly<Record<string, string>> }): ReactNode {
  const t = reportsText.useText()
  const tWords = wordsText.useText()
  const { rows, showAll } = useFirstRows(shown.creditors)
  return (
    <section>
      <div className={layout.bar}>
        <h2>{t('byCreditor')}</h2>
        <CsvLink path="/reports/collected/export.csv" query={{ ...query, groupBy: 'creditor' }} />
      </div>
      <BarTable
        caption={t('byCreditor')}
        first={tWords('creditor')}
        heads={[tWords('share'), tWords('payments'), `${tWords('collected')} (${shown.currency})`]}
        rows={rows.map(({ creditorId, name, amount, deposits }) => ({
          key: creditorId,
          label: (
            <Link to={`/creditors/${creditorId}`} title={name}>
              {name}
            </Link>
          ),
          value: amount,
          cells: [
            shown.amount > 0 ? formatPercent(Math.round((amount / shown.amount) * 1_000) / 1_000) : '',
            formatCount(deposits),
            <Money key="amount" minor={amount} />,
          ],
        }))}
        total={['', formatCount(shown.deposits), <Money key="amount" minor={shown.amount} />]}
      />
      {showAll}
    </section>
  )
}
