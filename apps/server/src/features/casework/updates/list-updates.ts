import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { pageBounds } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { getUpdate, listDueUpdates, listUpdatesOn } from './updates.queries.ts'
import type { Update, UpdateListQuery } from './updates.schemas.ts'
import { message } from './updates.problems.ts'

/** One page of the updates that the caller sees on a case, a customer or a creditor; without one, of those due on all cases. */
export async function listUpdates(context: ReadContext, query: UpdateListQuery): Promise<Update[]> {
  const { tenantId, principal, read, now } = context
  const { open: isOpen = null, due: isDue = null } = query
  const named = placesOf(query)
  const [place] = named
  if (place === undefined) return listDue(context, query)
  if (named.length > 1) {
    const ambiguous = message('must have at most one of caseId, customerId and creditorId')
    throw validationFailed([{ path: '', message: ambiguous }])
  }
  const filters = { ...place, isOpen, isDue, now, role: principal.role }
  const [row] = await read(listUpdatesOn(tenantId, filters, pageBounds(query)))
  if (row === undefined) throw unknownReference(`/${place.on}Id`, place.on)
  return row.items
}

/** What the query names, of that which updates stand on. */
function placesOf(query: UpdateListQuery): { on: 'case' | 'customer' | 'creditor'; id: string }[] {
  const { caseId, customerId, creditorId } = query
  const named = { case: caseId, customer: customerId, creditor: creditorId }
  return (['case', 'customer', 'creditor'] as const).flatMap((on) => {
    const id = named[on]
    return id === undefined ? [] : [{ on, id }]
  })
}

async function listDue({ tenantId, principal, read, now }: ReadContext, query: UpdateListQuery): Promise<Update[]> {
  if (query.due !== true)
    throw validationFailed([{ path: '/caseId', message: message('is required unless `due` is true') }])
  // What is due is open: asking for what is not leaves nothing.
  if (query.open === false) return []
  const { role } = principal
  const rows = await read(listDueUpdates(tenantId, { role, now }, pageBounds(query)))
  // An update that was deleted since it was read has no place in the order: an empty page would look like the end.
  if (rows.length === 0 && query.after !== undefined) {
    const [last] = await read(getUpdate(tenantId, query.after))
    if (last === undefined) throw unknownReference('/after', 'update')
  }
  return rows.map(({ update }) => update)
}
