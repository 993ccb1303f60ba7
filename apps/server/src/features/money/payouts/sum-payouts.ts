import type { Static } from 'typebox'
import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireKnownFilters } from './list-payouts.ts'
import { sumPayouts as sumPayoutRows } from './payouts.queries.ts'
import type { PayoutFilters, PayoutSums } from './payouts.schemas.ts'

/** What the payouts that fit the filters of the list come to; what a filter names must be there. */
export async function sumPayouts(context: ReadContext, filters: PayoutFilters): Promise<Static<typeof PayoutSums>> {
  const currencies = await context.read(sumPayoutRows(context.tenantId, filters, context.now))
  if (currencies.length === 0) await requireKnownFilters(context, filters)
  return { currencies }
}
