import type { Static } from 'typebox'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireKnownFilters } from './list-payouts.ts'
import { sumPayouts as sumPayoutRows } from './payouts.queries.ts'
import type { PayoutFilters, PayoutSums } from './payouts.schemas.ts'

/** Sums the payouts that match the filters. Rejects filters by resources that do not exist. */
export async function sumPayouts(context: ReadContext, filters: PayoutFilters): Promise<Static<typeof PayoutSums>> {
  const currencies = await context.read(sumPayoutRows(context.tenantId, filters, context.now))
  if (currencies.length === 0) await requireKnownFilters(context, filters)
  return { currencies }
}
