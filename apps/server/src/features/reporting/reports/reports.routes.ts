import { localDate } from '../../../platform/clock/timestamps.ts'
import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation, type ReadContext } from '../../../platform/http/operations/operation.ts'
import { unknownReference } from '../../../problems/index.ts'
import { caseworkerIn } from '../../casework/cases/index.ts'
import { findUser } from '../../access/users/index.ts'
import { exportAgeing } from './export-ageing.ts'
import { exportCollected } from './export-collected.ts'
import { getAgeing } from './get-ageing.ts'
import { exportCohorts, getCohorts } from './get-cohorts.ts'
import { exportPromisesReport, getPromisesReport } from './get-promises-report.ts'
import { PromisesReport } from './promises.schemas.ts'
import { getCollected } from './get-collected.ts'
import { CachedReports } from './cached-reports.ts'
import { countOverview, type OverviewScope } from './reports.queries.ts'
import { targetsOfMonth } from '../targets/index.ts'
import { overviewMoments, overviewOf, withTargets } from './reports.rules.ts'
import {
  AgeingQuery,
  AgeingReport,
  CohortReport,
  CollectedExportQuery,
  CollectedQuery,
  CollectedReport,
  Overview,
  OverviewQuery,
  periodMonthsMax,
} from './reports.schemas.ts'

const tag = 'Reports'
const kept = new CachedReports<Overview>()

export const reportOperations = [
  readOperation({
    id: 'get-overview',
    method: 'GET',
    path: '/v1/{tenantId}/reports/overview',
    scope: 'read:cases',
    tag,
    summary: 'Get the overview of a tenant',
    description:
      'Amounts collected this month, its target and last month, the age of the debt, the number of cases by status, and open work. With `caseworkerId`, only for the creditors that this user is responsible for; messages that are not on a case are always counted. The figures are from `asOf`: they are computed at most every other second, less often for large tenants.',
    query: OverviewQuery,
    success: { status: 200, description: 'The overview.', body: Overview },
    problems: ['unknown-reference'],
    example: { query: { caseworkerId: '{caseworkerUserId}' } },
    run: async (context, { query }) => {
      const { tenantId, principal, now, read } = context
      const caseworkerId = caseworkerIn(query.caseworkerId, principal)
      if (caseworkerId !== null) await requireUser(context, caseworkerId)
      const scope = { role: principal.role, caseworkerId }
      const key = [tenantId, principal.role, caseworkerId].join(' ')
      const month = localDate(now, principal.tenant.timeZone).slice(0, 7)
      // Not cached: the person who sets a target looks at it next.
      const [overview, targets] = await Promise.all([
        kept.report(key, now.getTime(), () => count({ tenantId, principal, now, read }, scope)),
        read(targetsOfMonth(tenantId, month, caseworkerId)),
      ])
      return withTargets(overview, targets, month)
    },
  }),
  readOperation({
    id: 'get-collected',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected',
    scope: 'read:cases',
    tag,
    summary: 'Get the amounts collected in a period',
    description: `Deposits by their date, less reversals, by month, by creditor and by the caseworker of the creditor in each currency, as in the overview, and what was to be collected by \`set-targets\`. Targets are of whole months: a month that is partly in the period counts with its whole target. \`list-collected-payments\` lists the payments. A period has at most ${periodMonthsMax} months. The figures are from \`asOf\`: they are computed at most every other second, less often for large tenants.`,
    query: CollectedQuery,
    success: { status: 200, description: 'The collected amounts.', body: CollectedReport },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', creditorId: '{creditorId}' } },
    run: (context, { query }) => getCollected(context, query),
  }),
  readOperation({
    id: 'export-collected',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export collected amounts as CSV',
    description: `One line per month, creditor or caseworker, in each currency. ${csvMeaning}`,
    query: CollectedExportQuery,
    success: csvSuccess('The collected amounts as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', groupBy: 'creditor' } },
    run: (context, { query }) => exportCollected(context, query),
  }),
  readOperation({
    id: 'get-ageing',
    method: 'GET',
    path: '/v1/{tenantId}/reports/ageing',
    scope: 'read:cases',
    tag,
    summary: 'Get the ageing of the debt',
    description:
      'The outstanding debt on open cases by how long it has been due (counted from its date if it has no due date), in total and by creditor, as in the overview. `list-cases` lists the cases of a bucket with `ageing`. The figures are from `asOf`: they are computed at most every other second, less often for large tenants.',
    query: AgeingQuery,
    success: { status: 200, description: 'The ageing of the debt.', body: AgeingReport },
    problems: ['unknown-reference'],
    example: { query: { creditorId: '{creditorId}' } },
    run: (context, { query }) => getAgeing(context, query),
  }),
  readOperation({
    id: 'export-ageing',
    method: 'GET',
    path: '/v1/{tenantId}/reports/ageing/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export the ageing of the debt as CSV',
    description: `One line per creditor and bucket, in each currency. ${csvMeaning}`,
    query: AgeingQuery,
    success: csvSuccess('The ageing of the debt as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportAgeing(context, query),
  }),
  readOperation({
    id: 'get-cohorts',
    method: 'GET',
    path: '/v1/{tenantId}/reports/cohorts',
    scope: 'read:cases',
    tag,
    summary: 'Get the collected share by age of case',
    description: `What was claimed on the cases created in each month, and what was collected on them by the time they were 1, 3, 6, 12 and 24 months old. \`list-cases\` lists the cases of a month with \`createdFrom\` and \`createdTo\`. A period has at most ${periodMonthsMax} months. The figures are from \`asOf\`: they are computed at most every other second, less often for large tenants.`,
    query: CollectedQuery,
    success: { status: 200, description: 'The figures by month.', body: CohortReport },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', creditorId: '{creditorId}' } },
    run: (context, { query }) => getCohorts(context, query),
  }),
  readOperation({
    id: 'export-cohorts',
    method: 'GET',
    path: '/v1/{tenantId}/reports/cohorts/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export the collected share by age of case as CSV',
    description: `One line per month in each currency. ${csvMeaning}`,
    query: CollectedQuery,
    success: csvSuccess('The figures as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportCohorts(context, query),
  }),
  readOperation({
    id: 'get-promises-report',
    method: 'GET',
    path: '/v1/{tenantId}/reports/promises',
    scope: 'read:updates',
    tag,
    summary: 'Get how many promises to pay were kept',
    description: `The promises that were due in a period, by month and by the person who recorded them, with their status as in \`list-promises\`, which lists those of a month with \`dueFrom\` and \`dueTo\`. A period has at most ${periodMonthsMax} months. The figures are from \`asOf\`: they are computed at most every other second, less often for large tenants.`,
    query: CollectedQuery,
    success: { status: 200, description: 'The figures by month and by person.', body: PromisesReport },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', creditorId: '{creditorId}' } },
    run: (context, { query }) => getPromisesReport(context, query),
  }),
  readOperation({
    id: 'export-promises-report',
    method: 'GET',
    path: '/v1/{tenantId}/reports/promises/export.csv',
    scope: 'read:updates',
    tag,
    summary: 'Export how many promises to pay were kept as CSV',
    description: `One line per month in each currency. ${csvMeaning}`,
    query: CollectedQuery,
    success: csvSuccess('The figures as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportPromisesReport(context, query),
  }),
]

async function requireUser({ tenantId, read }: ReadContext, userId: string): Promise<void> {
  const [user] = await read(findUser(tenantId, userId))
  if (user === undefined) throw unknownReference('/caseworkerId', 'user')
}

async function count(
  { tenantId, principal, now, read }: Pick<ReadContext, 'tenantId' | 'principal' | 'now' | 'read'>,
  scope: OverviewScope,
): Promise<Overview> {
  const moments = overviewMoments(now, principal.tenant.timeZone)
  const [row] = await read(countOverview(tenantId, moments, scope))
  if (row === undefined) throw new Error('Counting the overview returned no row.')
  return overviewOf(row, moments)
}
