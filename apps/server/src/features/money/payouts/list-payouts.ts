import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { payoutView } from './payout-view.ts'
import { findNamedByFilters, listPayouts as listPayoutRows, type PayoutPage } from './payouts.queries.ts'
import type { Payout, PayoutFilters } from './payouts.schemas.ts'

/** A page of the payouts that fit the filters, in the order that was asked for; what a filter names must be there. */
export async function listPayouts(
  { tenantId, read, now }: Pick<ReadContext, 'tenantId' | 'read' | 'now'>,
  filters: PayoutFilters,
  page: Omit<PayoutPage, 'now'>,
): Promise<Payout[]> {
  const rows = await read(listPayoutRows(tenantId, filters, { ...page, now }))
  // A row shows that all which the filters name is there.
  if (rows.length === 0) await requireKnownFilters({ tenantId, read }, filters)
  return rows.map(payoutView)
}

/** Refuses filters that name what the tenant does not have, all of them at once. */
export async function requireKnownFilters(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  filters: PayoutFilters,
): Promise<void> {
  const errors = (await read(findNamedByFilters(tenantId, filters))).flatMap((named) => [
    ...(named.hasCreditor ? [] : [{ path: '/creditorId', message: noMatch('creditor') }]),
    ...(named.hasContact ? [] : [{ path: '/contactId', message: noMatch('contact') }]),
    ...(named.hasBilling ? [] : [{ path: '/billingId', message: noMatch('settlement') }]),
    ...(named.hasCase ? [] : [{ path: '/caseId', message: noMatch('case') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
}
