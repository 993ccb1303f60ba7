import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatAmount, formatCount, formatPercent } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { monthName } from '../dashboard/month-chart.tsx'
import { MonthlyReport, type ReportQuery } from '../monthly-report.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import classes from '../reports.module.css'
import { cohortsText } from './cohorts.text.ts'
import { heatOf, dayAfter, shareOf } from './cohorts.rules.ts'

type InCurrency = Result<typeof client.reports.getCohorts>['currencies'][number]
type Month = InCurrency['months'][number]

/** How much of what was claimed was collected as cases grew older, by the month in which they were created. */
export function CohortsPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = cohortsText.useText()
  return (
    <MonthlyReport
      title={heading('cohorts')}
      path="/reports/cohorts"
      useReport={(query) => useRead(client.reports.getCohorts, query, { keepPrevious: true })}
      emptyTitle={t('noneTitle')}
    >
      {(shown, query) => <Matrix shown={shown} query={query} />}
    </MonthlyReport>
  )
}

function Matrix(props: { shown: InCurrency; query: ReportQuery }): ReactNode {
  const t = cohortsText.useText()
  const tWords = wordsText.useText()
  const { currency, months } = props.shown
  const ages = months[0]?.ages.map((age) => age.months) ?? []
  const { creditorId } = props.query
  const ofCreditor = creditorId === undefined ? {} : { creditorId }
  return (
    <section>
      <div className={layout.bar}>
        <h2>{t('caption')}</h2>
        <CsvLink path="/reports/cohorts/export.csv" query={{ ...props.query, currency }} />
      </div>
      <p className={layout.quietText}>{t('hint')}</p>
      <div className={layout.scrollSideways} role="region" tabIndex={0} aria-label={t('caption')}>
        <table className={classes.matrix}>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('created')}</th>
              <th scope="col">{tWords('cases')}</th>
              <th scope="col">{`${t('claimed')} (${currency})`}</th>
              {ages.map((age) => (
                <th key={age} scope="col">
                  {tWords('months', { count: age })}
                </th>
              ))}
              <th scope="col">{t('untilNow')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((row) => (
              <tr key={row.month}>
                <th scope="row">{monthName(row.month, 'long')}</th>
                <td>
                  <Link
                    to="/cases"
                    search={{
                      ...{ createdFrom: `${row.month}-01`, createdTo: dayAfter(row.month), currency },
                      ...ofCreditor,
                    }}
                  >
                    {formatCount(row.cases)}
                  </Link>
                </td>
                <td>
                  <Money minor={row.claimed} />
                </td>
                {row.ages.map((age) => (
                  <Share key={age.months} row={row} collected={age.collected} />
                ))}
                <Share row={row} collected={row.collected} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The collected share of what was claimed, the darker the larger. Empty until all cases are old enough. */
function Share({ row, collected }: { row: Month; collected: number | null }): ReactNode {
  const share = collected === null ? undefined : shareOf(collected, row.claimed)
  if (share === undefined || collected === null) return <td className={layout.quietText}>–</td>
  return (
    <td title={formatAmount(collected)} data-heat={heatOf(share)}>
      {formatPercent(share)}
    </td>
  )
}
