import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { type Result, useRead } from '../../../api/query.ts'
import { formatAmount, formatCount, formatPercent, plainDate } from '../../../text/format.ts'
import { tenantNow } from '../../../text/tenant-time.ts'
import { wordsText } from '../../../text/words.text.ts'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { monthName } from '../dashboard/month-chart.tsx'
import { AsOf, CurrencySwitch, partIn, ReportBody } from '../report-body.tsx'
import { CreditorSelect, PeriodFields } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import { reportsNavText } from '../reports-nav.text.ts'
import classes from '../reports.module.css'
import { collectedSearch } from '../reports.search.ts'
import { periodOf } from '../collected/period.rules.ts'
import { reportsText } from '../reports.text.ts'
import { cohortsText } from './cohorts.text.ts'
import { heatOf, dayAfter, shareOf } from './cohorts.rules.ts'

type Search = ReturnType<typeof collectedSearch.use>
type InCurrency = Result<typeof client.reports.getCohorts>['currencies'][number]
type Month = InCurrency['months'][number]

/** How much of what was claimed was collected as cases grew older, by the month in which they were created. */
export function CohortsPage(): ReactNode {
  const heading = reportsNavText.useText()
  const t = cohortsText.useText()
  const tReports = reportsText.useText()
  const navigate = useNavigate()
  const search = collectedSearch.use()
  const { creditorId, currency, from, to } = search
  const period = { ...periodOf('lastMonths', to ?? plainDate(tenantNow())), ...(from === undefined ? {} : { from }) }
  const query = { ...period, ...(creditorId === undefined ? {} : { creditorId }) }
  const { data, error, refetch } = useRead(client.reports.getCohorts, query, { keepPrevious: true })
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: '/reports/cohorts', search: { ...search, ...next }, replace: true })
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
      <Page title={heading('cohorts')} actions={<AsOf report={data} />} toolbar={toolbar}>
        <ReportBody
          report={data}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={t('noneTitle')} hint={tReports('widenPeriod')} />}
        >
          {shown !== undefined && <Matrix shown={shown} creditorId={creditorId} query={query} />}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}

function Matrix(props: {
  shown: InCurrency
  creditorId: string | undefined
  query: Readonly<Record<string, string>>
}): ReactNode {
  const t = cohortsText.useText()
  const tWords = wordsText.useText()
  const { currency, months } = props.shown
  const ages = months[0]?.ages.map((age) => age.months) ?? []
  const ofCreditor = props.creditorId === undefined ? {} : { creditorId: props.creditorId }
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
