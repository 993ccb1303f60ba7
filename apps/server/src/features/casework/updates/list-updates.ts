import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { pageBounds } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference, validationFailed } from '../../../problems/index.ts'
import { getUpdate, listDueUpdates, listUpdatesOn } from './updates.queries.ts'
import type { Update, UpdateListQuery } from './updates.schemas.ts'
import { message } from './updates.problems.ts'

/** One page of the visible updates of a case, customer or creditor, or of the due updates of all cases. */
export async function listUpdates(context: ReadContext, query: UpdateListQuery): Promise<Update[]> {
  const { tenantId, principal, read, now } = context
  const { open: isOpen = null, due: isDue = null } = query
  const targets = targetsOf(query)
  const [target] = targets
  if (target === undefined) return listDue(context, query)
  if (targets.length > 1) {
    const ambiguous = message('must contain at most one of caseId, customerId and creditorId')
    throw validationFailed([{ path: '', message: ambiguous }])
  }
  const filters = { ...target, isOpen, isDue, now, role: principal.role }
  const [row] = await read(listUpdatesOn(tenantId, filters, pageBounds(query)))
  if (row === undefined) throw unknownReference(`/${target.on}Id`, target.on)
  return row.items
}

/** The cases, customers and creditors in the query. */
function targetsOf(query: UpdateListQuery): { on: 'case' | 'customer' | 'creditor'; id: string }[] {
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
  // A due update is always open.
  if (query.open === false) return []
  const { role } = principal
  const rows = await read(listDueUpdates(tenantId, { role, now }, pageBounds(query)))
  // If the update in `after` has been deleted, an empty page would look like the end of the list.
  if (rows.length === 0 && query.after !== undefined) {
    const [last] = await read(getUpdate(tenantId, query.after))
    if (last === undefined) throw unknownReference('/after', 'update')
  }
  return rows.map(({ update }) => update)
}
