import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { countCollected } from './collected.queries.ts'
import { collectedOf, periodOf } from './collected.rules.ts'
import { CachedReports } from './cached-reports.ts'
import type { CollectedQuery, CollectedReport } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

const kept = new CachedReports<CollectedReport>()

/** The amounts collected in a period, counted like the overview, and cached like it. */
export async function getCollected(context: ReadContext, query: CollectedQuery): Promise<CollectedReport> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { creditorId = null, currency = null } = query
  const period = periodOf(query, now, timeZone)
  await requireCreditor(context, creditorId)
  const key = [tenantId, timeZone, period.from, period.to, creditorId, currency].join(' ')
  return kept.report(key, now.getTime(), async () => {
    const scope = { now, timeZone, start: period.start, end: period.end, creditorId, currency }
    return collectedOf(await read(countCollected(tenantId, scope)), period, now)
  })
}
