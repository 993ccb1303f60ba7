import { exampleIds } from '../../example-ids.ts'
import { readOperation, type ReadContext } from '../../platform/http/operation.ts'
import { unknownReference } from '../../problems/index.ts'
import { caseworkerIn } from '../cases/index.ts'
import { findUser } from '../users/index.ts'
import { KeptOverviews } from './kept-overviews.ts'
import { countOverview, type OverviewScope } from './reports.queries.ts'
import { overviewMoments, overviewOf } from './reports.rules.ts'
import { Overview, OverviewQuery } from './reports.schemas.ts'

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
      return kept.overview(key, now.getTime(), () => count({ tenantId, principal, now, read }, scope))
    },
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
