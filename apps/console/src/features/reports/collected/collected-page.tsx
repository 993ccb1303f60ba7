import { Button, Select } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { client } from '../../../api/client.ts'
import { useRead } from '../../../api/query.ts'
import { useMay } from '../../../api/session.ts'
import { formatDate, plainDate } from '../../../text/format.ts'
import { wordsText } from '../../../text/words.text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import layout from '../../../ui/layout.module.css'
import { Money } from '../../../ui/money.tsx'
import { Page } from '../../../ui/page.tsx'
import { SidePanel } from '../../../ui/side-panel.tsx'
import { MonthPlot } from '../dashboard/month-chart.tsx'
import { AsOf, CurrencySwitch, partIn, ReportBody } from '../report-body.tsx'
import { CsvLink } from '../../../ui/csv-link.tsx'
import { PeriodFields } from '../../../ui/period-fields.tsx'
import { CreditorSelect } from '../report-filters.tsx'
import { ReportsFrame } from '../reports-frame.tsx'
import classes from '../reports.module.css'
import { collectedPageSearch } from '../reports.search.ts'
import { reportsText } from '../reports.text.ts'
import { ByCreditor, ByPerson, type InCurrency, MonthTable, type Report } from './collected-tables.tsx'
import { reachedOf } from './collected.rules.ts'
import { TargetsForm } from './targets-form.tsx'
import { targetsText } from './targets.text.ts'
import { type Period, periodOf, presetOf, presets } from './period.rules.ts'
import { tenantNow } from '../../../text/tenant-time.ts'

type Search = ReturnType<typeof collectedPageSearch.use>
type Change = (next: { [Name in keyof Search]?: string | undefined }) => void

/** Collected amounts in a period, by month and by creditor. */
export function CollectedPage(): ReactNode {
  const tWords = wordsText.useText()
  const t = reportsText.useText()
  const tTargets = targetsText.useText()
  const may = useMay()
  const navigate = useNavigate()
  const search = collectedPageSearch.use()
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
        note={<AsOf report={data} />}
        actions={
          may('write:targets') && (
            <Button variant="default" onClick={() => change({ panel: 'targets' })}>
              {tTargets('set')}
            </Button>
          )
        }
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
        <SidePanel
          isOpen={search.panel === 'targets'}
          onClose={() => change({ panel: undefined })}
          title={tTargets('title')}
        >
          <TargetsForm
            creditorId={creditorId}
            currency={shown?.currency ?? currency ?? 'DKK'}
            onDone={() => change({ panel: undefined })}
          />
        </SidePanel>
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
  const tTargets = targetsText.useText()
  const { report, shown } = props
  const query = { ...props.query, currency: shown.currency }
  return (
    <>
      <div className={classes.headline}>
        <p className={classes.large}>
          <Money minor={shown.amount} currency={shown.currency} />
        </p>
        <p>{t('collectedIn', { from: formatDate(report.from), to: formatDate(report.to) })}</p>
        <p className={layout.quietText}>
          <Link to="/reports/collected/payments" search={query}>
            {t('paymentsCount', { count: shown.deposits })}
          </Link>
        </p>
        {shown.target !== null && <p>{tTargets('ofTarget', reachedOf(shown.amount, shown.target))}</p>}
      </div>
      <section>
        <div className={layout.bar}>
          <h2>{t('byMonth')}</h2>
          <CsvLink path="/reports/collected/export.csv" query={{ ...query, groupBy: 'month' }} />
        </div>
        <MonthPlot months={shown.months} currency={shown.currency} />
        <MonthTable shown={shown} query={query} />
      </section>
      <ByCreditor shown={shown} query={query} />
      <ByPerson shown={shown} query={query} />
    </>
  )
}
