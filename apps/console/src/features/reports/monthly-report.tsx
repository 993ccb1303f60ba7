import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Read } from '../../api/query.ts'
import { plainDate } from '../../text/format.ts'
import { tenantNow } from '../../text/tenant-time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { periodOf } from './collected/period.rules.ts'
import { AsOf, CurrencySwitch, partIn, ReportBody } from './report-body.tsx'
import { PeriodFields } from '../../ui/period-fields.tsx'
import { CreditorSelect } from './report-filters.tsx'
import { ReportsFrame } from './reports-frame.tsx'
import { collectedSearch } from './reports.search.ts'
import { reportsText } from './reports.text.ts'

type Search = ReturnType<typeof collectedSearch.use>

/** What a report was asked for: the period, and the creditor if one is chosen. */
export interface ReportQuery {
  readonly from: string
  readonly to: string
  readonly creditorId?: string
}

/** A report by month, for a period, a creditor and a currency, all of which are in the address. */
export function MonthlyReport<Part extends { readonly currency: string }>(props: {
  title: string
  path: '/reports/cohorts' | '/reports/promises'
  /** Reads the report; a hook. */
  useReport: (query: ReportQuery) => Read<{ asOf: string; currencies: readonly Part[] }>
  emptyTitle: string
  children: (shown: Part, query: ReportQuery) => ReactNode
}): ReactNode {
  const t = reportsText.useText()
  const navigate = useNavigate()
  const search = collectedSearch.use()
  const { creditorId, currency, from, to } = search
  const period = { ...periodOf('lastMonths', to ?? plainDate(tenantNow())), ...(from === undefined ? {} : { from }) }
  const query = { ...period, ...(creditorId === undefined ? {} : { creditorId }) }
  const { data, error, refetch } = props.useReport(query)
  const change = (next: { [Name in keyof Search]?: string | undefined }): void =>
    void navigate({ to: props.path, search: { ...search, ...next }, replace: true })
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
      <Page title={props.title} note={<AsOf report={data} />} toolbar={toolbar}>
        <ReportBody
          report={data}
          error={error}
          onRetry={() => void refetch()}
          empty={<EmptyState title={props.emptyTitle} hint={t('widenPeriod')} />}
        >
          {shown !== undefined && props.children(shown, query)}
        </ReportBody>
      </Page>
    </ReportsFrame>
  )
}
