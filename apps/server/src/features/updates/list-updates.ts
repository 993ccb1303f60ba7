import type { ReadContext } from '../../platform/http/operation.ts'
import { pageBounds } from '../../platform/http/schemas.ts'
import { say, unknownReference, validationFailed } from '../../problems/index.ts'
import { getUpdate, listDueUpdates, listUpdatesOfCase } from './updates.queries.ts'
import type { Update, UpdateListQuery } from './updates.schemas.ts'

/** One page of the updates of a case that the caller sees; without a case, of those that are due on all of them. */
export async function listUpdates(context: ReadContext, query: UpdateListQuery): Promise<Update[]> {
  const { tenantId, principal, read, now } = context
  const { caseId, open: isOpen = null, due: isDue = null } = query
  if (caseId === undefined) return listDue(context, query)
  const filters = { caseId, isOpen, isDue, now, role: principal.role }
  const [row] = await read(listUpdatesOfCase(tenantId, filters, pageBounds(query)))
  if (row === undefined) throw unknownReference('/caseId', 'case')
  return row.items
}

async function listDue({ tenantId, principal, read, now }: ReadContext, query: UpdateListQuery): Promise<Update[]> {
  if (query.due !== true)
    throw validationFailed([{ path: '/caseId', message: say('is required unless `due` is true') }])
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
