import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatCount, formatPercent, plainDate } from '../../../text/format.ts'
import { shiftPlainDate } from '../../../text/plain-date.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { promisesText } from '../../promises/index.ts'
import { dayAfter, heatOf, shareOf } from '../cohorts/cohorts.rules.ts'
import { periodOf } from '../collected/period.rules.ts'
import { monthName } from '../dashboard/month-chart.tsx'
import { AsOf, CurrencySwitch, partIn, ReportBody } from '../report-body.tsx'
import { CreditorSelect, PeriodFields } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import classes from '../reports.module.css'
import { collectedSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { promisesReportText } from './promises-report.text.ts'

type Search = ReturnType<typeof collectedSearch.use>
type InCurrency = Result<typeof client.reports.getPromises>['currencies'][number]
type Counts = Omit<InCurrency, 'currency' | 'months' | 'people'>
type Filters = Readonly<Record<string, string>>

const statuses = { kept: 'KEPT', broken: 'BROKEN', open: 'OPEN', cancelled: 'CANCELLED' } as const

/** How many of the promises to pay were kept, by the month in which they were due and by the person who took them. */
export function PromisesReportPage(): ReactNode {
  const t = promisesReportText.useText()
  const title = promisesText.useText()
  const tReports = reportsText.useText()
  const navigate = useNavigate()
  const search = collectedSearch.use()
  const { creditorId, currency, from, to } = search
  const period = { ...periodOf('lastMonths', to ?? plainDate(tenantNow())), ...(from === undefined ? {} : { from }) }
  const ofCreditor: Filters = creditorId === undefined ? {} : { creditorId }
  const query = { ...period, ...ofCreditor }
  const { data, error, refetch } = useRead(client.reports.getPromises, query, { keepPrevious: true })
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: '/reports/promises', search: { ...search, ...next }, replace: true })
  const shown = partIn(data, currency)
  const toolbar = (
    <>
      <PeriodFields from={period.from} to={period.to} onChange={change} />
      <CreditorSelect value={creditorId} onChange={(next) => change({ creditorId: next })} />
      <CurrencySwitch report={data} shown={shown?.currency} onChange={change} />
    </>
  )
  return (
    <ReportsFrame>
      <Page title={title('title')} actions={<AsOf report={data} />} toolbar={toolbar}>
        <ReportBody
          report={data}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('noneTitle')} hint={tReports('widenPeriod')} />}
        >
          {shown !== undefined && (
            <>
              <p className={layout.quietText}>{t('hint')}</p>
              <Counted
                caption={tReports('byMonth')}
                currency={shown.currency}
                csv={<CsvLink path="/reports/promises/export.csv" query={{ ...query, currency: shown.currency }} />}
                rows={shown.months.toReversed().map(({ month, ...counts }) => ({
                  key: month,
                  name: monthName(month, 'long'),
                  counts,
                  filters: { ...ofCreditor, ...withinMonth(month, period) },
                }))}
              />
              <Counted
                caption={t('byPerson')}
                currency={shown.currency}
                rows={shown.people.map(({ takenBy, ...counts }) => ({
                  key: takenBy.id,
                  name: takenBy.name,
                  counts,
                  filters: {
                    ...ofCreditor,
                    takenBy: takenBy.id,
                    dueFrom: period.from,
                    dueTo: shiftPlainDate(period.to, 1),
                  },
                }))}
              />
            </>
          )}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

interface CountedRow {
  readonly key: string
  readonly name: string
  readonly counts: Counts
  /** The filters of the list of promises that shows the same promises. */
  readonly filters: Filters
}

function Counted(props: {
  caption: string
  currency: string
  csv?: ReactNode
  rows: readonly CountedRow[]
}): ReactNode {
  const t = promisesReportText.useText()
  const tPromises = promisesText.useText()
  const tWords = wordsText.useText()
  const headers = Object.values(statuses).map((status) => tPromises(status))
  return (
    <section>
      <div className={layout.bar}>
        <h2>{props.caption}</h2>
        {props.csv}
      </div>
      <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={props.caption}>
        <table className={classes.matrix}>
          <caption className="visually-hidden">{props.caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{tPromises('title')}</th>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
              <th scope="col">{`${tPromises('promised')} (${props.currency})`}</th>
              <th scope="col">{tWords('paid')}</th>
              <th scope="col">{t('keptShare')}</th>
            </tr>
          </thead>
          <tbody>
            {props.rows.map((row) => (
              <CountedLine key={row.key} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function CountedLine({ row: { name, counts, filters } }: { row: CountedRow }): ReactNode {
  const share = shareOf(counts.kept, counts.kept + counts.broken)
  const linked = (count: number, status?: string): ReactNode =>
    count === 0 ? (
      '0'
    ) : (
      <Link to="/promises" search={{ ...filters, ...(status === undefined ? {} : { status }) }}>
        {formatCount(count)}
      </Link>
    )
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{linked(counts.promises)}</td>
      {Object.entries(statuses).map(([member, status]) => (
        <td key={status}>{linked(counts[member as keyof typeof statuses], status)}</td>
      ))}
      <td>
        <Money minor={counts.promised} />
      </td>
      <td>
        <Money minor={counts.paid} />
      </td>
      {share === undefined ? (
        <td className={layout.quietText}>–</td>
      ) : (
        <td data-heat={heatOf(share)}>{formatPercent(share)}</td>
      )}
    </tr>
  )
}

/** The part of a month that is in the period: its first day, and the first day after its last. */
function withinMonth(month: string, { from, to }: { from: string; to: string }): { dueFrom: string; dueTo: string } {
  const [first, end] = [`${month}-01`, dayAfter(month)]
  const after = shiftPlainDate(to, 1)
  return { dueFrom: first < from ? from : first, dueTo: end > after ? after : end }
}
