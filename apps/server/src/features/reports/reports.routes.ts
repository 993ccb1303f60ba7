import { readOperation, type ReadContext } from '../../platform/http/operation.ts'
import { KeptOverviews } from './kept-overviews.ts'
import { countOverview } from './reports.queries.ts'
import { overviewMoments, overviewOf } from './reports.rules.ts'
import { Overview } from './reports.schemas.ts'

const kept = new KeptOverviews()

export const reportOperations = [
  readOperation({
    id: 'get-overview',
    method: 'GET',
    path: '/v1/{tenantId}/reports/overview',
    scope: 'read:cases',
    tag: 'Reports',
    summary: 'Get the overview of a tenant',
    description:
      'What was collected this month against last, how old what is owed is, how many cases stand where, and what waits for someone. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.',
    success: { status: 200, description: 'The overview.', body: Overview },
    problems: [],
    run: ({ tenantId, principal, now, read }) =>
      kept.overview(tenantId, now.getTime(), () => count({ tenantId, principal, now, read })),
  }),
]

async function count({
  tenantId,
  principal,
  now,
  read,
}: Pick<ReadContext, 'tenantId' | 'principal' | 'now' | 'read'>): Promise<Overview> {
  const moments = overviewMoments(now, principal.tenant.timeZone)
  const [row] = await read(countOverview(tenantId, moments))
  if (row === undefined) throw new Error('Counting the overview answered nothing.')
  return overviewOf(row, moments)
}
