import { exampleIds } from '../../../example-ids.ts'
import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation, type ReadContext } from '../../../platform/http/operations/operation.ts'
import { unknownReference } from '../../../problems/index.ts'
import { caseworkerIn } from '../../casework/cases/index.ts'
import { findUser } from '../../access/users/index.ts'
import { exportAgeing } from './export-ageing.ts'
import { exportCollected } from './export-collected.ts'
import { getAgeing } from './get-ageing.ts'
import { getCollected } from './get-collected.ts'
import { KeptReports } from './kept-reports.ts'
import { countOverview, type OverviewScope } from './reports.queries.ts'
import { overviewMoments, overviewOf } from './reports.rules.ts'
import {
  AgeingQuery,
  AgeingReport,
  CollectedExportQuery,
  CollectedQuery,
  CollectedReport,
  Overview,
  OverviewQuery,
  periodMonthsMax,
} from './reports.schemas.ts'

const tag = 'Reports'
const kept = new KeptReports<Overview>()

export const reportOperations = [
  readOperation({
    id: 'get-overview',
    method: 'GET',
    path: '/v1/{tenantId}/reports/overview',
    scope: 'read:cases',
    tag,
    summary: 'Get the overview of a tenant',
    description:
      'What was collected this month against last, how old what is owed is, how many cases stand where, and what waits for someone. With `caseworkerId` only what belongs to the creditors that this user is case responsible for; messages that are on no case yet are counted for everybody. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.',
    query: OverviewQuery,
    success: { status: 200, description: 'The overview.', body: Overview },
    problems: ['unknown-reference'],
    example: { query: { caseworkerId: exampleIds.caseworkerUserId } },
    run: async (context, { query }) => {
      const { tenantId, principal, now, read } = context
      const caseworkerId = caseworkerIn(query.caseworkerId, principal)
      if (caseworkerId !== null) await requireUser(context, caseworkerId)
      const scope = { role: principal.role, caseworkerId }
      const key = [tenantId, principal.role, caseworkerId].join(' ')
      return kept.report(key, now.getTime(), () => count({ tenantId, principal, now, read }, scope))
    },
  }),
  readOperation({
    id: 'get-collected',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected',
    scope: 'read:cases',
    tag,
    summary: 'Get what was collected within a period',
    description: `By month and by creditor, in each currency: deposits by their date less those that were reversed, as the overview counts them. A period has at most ${periodMonthsMax} months. Counted at the moment that \`asOf\` names: at most every other second, and for large tenants less often.`,
    query: CollectedQuery,
    success: { status: 200, description: 'What was collected.', body: CollectedReport },
    problems: ['unknown-reference'],
    example: { query: { from: '2026-01-01', to: '2026-03-31', creditorId: exampleIds.creditorId } },
    run: (context, { query }) => getCollected(context, query),
  }),
  readOperation({
    id: 'export-collected',
    method: 'GET',
    path: '/v1/{tenantId}/reports/collected/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export what was collected as CSV',
    description: `A line for each month or each creditor, in each currency. ${csvMeaning}`,
    query: CollectedExportQuery,
    success: csvSuccess('What was collected as a CSV file.'),
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
    summary: 'Get how old what is owed is',
    description:
      'What is outstanding on cases that have not ended, by how long it has been due (its date where it has no due date), of all and of each creditor, as the overview counts it. `list-cases` finds the cases of a bucket with `ageing`. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.',
    query: AgeingQuery,
    success: { status: 200, description: 'What is owed.', body: AgeingReport },
    problems: ['unknown-reference'],
    example: { query: { creditorId: exampleIds.creditorId } },
    run: (context, { query }) => getAgeing(context, query),
  }),
  readOperation({
    id: 'export-ageing',
    method: 'GET',
    path: '/v1/{tenantId}/reports/ageing/export.csv',
    scope: 'read:cases',
    tag,
    summary: 'Export how old what is owed is as CSV',
    description: `A line for each creditor and how long it has been due, in each currency. ${csvMeaning}`,
    query: AgeingQuery,
    success: csvSuccess('What is owed as a CSV file.'),
    problems: ['unknown-reference'],
    example: { query: { currency: 'DKK' } },
    run: (context, { query }) => exportAgeing(context, query),
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
  if (row === undefined) throw new Error('Counting the overview answered nothing.')
  return overviewOf(row, moments)
}
