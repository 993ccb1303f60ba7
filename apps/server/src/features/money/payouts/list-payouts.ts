import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { payoutView } from './payout-view.ts'
import { findNamedByFilters, listPayouts as listPayoutRows, type PayoutPage } from './payouts.queries.ts'
import type { Payout, PayoutFilters } from './payouts.schemas.ts'

/** Lists a page of the payouts that match the filters. Rejects filters by resources that do not exist. */
export async function listPayouts(
  { tenantId, read, now }: Pick<ReadContext, 'tenantId' | 'read' | 'now'>,
  filters: PayoutFilters,
  page: Omit<PayoutPage, 'now'>,
): Promise<Payout[]> {
  const rows = await read(listPayoutRows(tenantId, filters, { ...page, now }))
  // Any row proves that the resources in the filters exist.
  if (rows.length === 0) await requireKnownFilters({ tenantId, read }, filters)
  return rows.map(payoutView)
}

/** Rejects filters by resources that the tenant does not have, all at once. */
export async function requireKnownFilters(
  { tenantId, read }: Pick<ReadContext, 'tenantId' | 'read'>,
  filters: PayoutFilters,
): Promise<void> {
  const errors = (await read(findNamedByFilters(tenantId, filters))).flatMap((named) => [
    ...(named.hasCreditor ? [] : [{ path: '/creditorId', message: noMatch('creditor') }]),
    ...(named.hasContact ? [] : [{ path: '/contactId', message: noMatch('contact') }]),
    ...(named.hasBilling ? [] : [{ path: '/billingId', message: noMatch('settlement') }]),
    ...(named.hasBankLine ? [] : [{ path: '/bankLineId', message: noMatch('bank line') }]),
    ...(named.hasCase ? [] : [{ path: '/caseId', message: noMatch('case') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
}
