import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { sumTargets } from '../targets/index.ts'
import { type CollectedRow, countCollected } from './collected.queries.ts'
import { collectedOf, periodOf } from './collected.rules.ts'
import { CachedReports } from './cached-reports.ts'
import type { CollectedQuery, CollectedReport } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

const kept = new CachedReports<{ readonly rows: readonly CollectedRow[]; readonly asOf: Date }>()

/**
 * The amounts collected in a period, counted like the overview, and cached like it. Targets are not cached: the
 * person who sets one looks at it next.
 */
export async function getCollected(context: ReadContext, query: CollectedQuery): Promise<CollectedReport> {
  const { tenantId, principal, now, read } = context
  const { timeZone } = principal.tenant
  const { creditorId = null, currency = null } = query
  const period = periodOf(query, now, timeZone)
  await requireCreditor(context, creditorId)
  const key = [tenantId, timeZone, period.from, period.to, creditorId, currency].join(' ')
  const months = { from: period.from.slice(0, 7), to: period.to.slice(0, 7), creditorId, currency }
  const [{ rows, asOf }, targets] = await Promise.all([
    kept.report(key, now.getTime(), async () => {
      const scope = { now, timeZone, start: period.start, end: period.end, creditorId, currency }
      return { rows: await read(countCollected(tenantId, scope)), asOf: now }
    }),
    read(sumTargets(tenantId, months)),
  ])
  return collectedOf({ rows, targets }, period, asOf)
}
