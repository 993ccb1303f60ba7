import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { countAgeing } from './ageing.queries.ts'
import { ageingOf } from './ageing.rules.ts'
import { CachedReports } from './cached-reports.ts'
import type { AgeingQuery, AgeingReport } from './reports.schemas.ts'
import { requireCreditor } from './require-creditor.ts'

const kept = new CachedReports<AgeingReport>()

/** The ageing of the debt, counted like the overview, and cached like it. */
export async function getAgeing(context: ReadContext, query: AgeingQuery): Promise<AgeingReport> {
  const { tenantId, now, read } = context
  const { creditorId = null, currency = null } = query
  await requireCreditor(context, creditorId)
  const key = [tenantId, creditorId, currency].join(' ')
  return kept.report(key, now.getTime(), async () =>
    ageingOf(await read(countAgeing(tenantId, { now, creditorId, currency })), now),
  )
}
