import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatCount, formatPercent } from '../../../text/format.ts'
import { shiftPlainDate } from '../../../text/plain-date.ts'
import { actorName } from '../../../text/actor-name.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { promisesText } from '../../promises/index.ts'
import { dayAfter, heatOf, shareOf } from '../cohorts/cohorts.rules.ts'
import { monthName } from '../dashboard/month-chart.tsx'
import { MonthlyReport, type ReportQuery } from '../monthly-report.tsx'
import classes from '../reports.module.css'
import { reportsText } from '../reports.text.ts'
import { promisesReportText } from './promises-report.text.ts'

type InCurrency = Result<typeof client.reports.getPromises>['currencies'][number]
type Counts = Omit<InCurrency, 'currency' | 'months' | 'people'>
type Filters = Readonly<Record<string, string>>

const statuses = { kept: 'KEPT', broken: 'BROKEN', open: 'OPEN', cancelled: 'CANCELLED' } as const

/** How many of the promises to pay were kept, by the month in which they were due and by the person who took them. */
export function PromisesReportPage(): ReactNode {
  const t = promisesReportText.useText()
  const title = promisesText.useText()
  return (
    <MonthlyReport
      title={title('title')}
      path="/reports/promises"
      useReport={(query) => useRead(client.reports.getPromises, query, { keepPrevious: true })}
      emptyTitle={t('noneTitle')}
    >
      {(shown, query) => <Figures shown={shown} query={query} />}
    </MonthlyReport>
  )
}

function Figures({ shown, query }: { shown: InCurrency; query: ReportQuery }): ReactNode {
  const t = promisesReportText.useText()
  const tReports = reportsText.useText()
  const { creditorId, ...period } = query
  const ofCreditor: Filters = creditorId === undefined ? {} : { creditorId }
  return (
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
          name: actorName(takenBy),
          counts,
          filters: { ...ofCreditor, takenBy: takenBy.id, dueFrom: period.from, dueTo: shiftPlainDate(period.to, 1) },
        }))}
      />
    </>
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
