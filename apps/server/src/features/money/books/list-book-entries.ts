import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { type EntryRow, findNamedByFilters, listEntries } from './books.queries.ts'
import type { BookEntryFilters } from './books.schemas.ts'

type Reading = Pick<ReadContext, 'tenantId' | 'read'>

/** Lists a page of the entries that match. Rejects filters by resources that do not exist. */
export async function listBookEntries(
  { tenantId, read }: Reading,
  filters: BookEntryFilters,
  page: { limit: number; offset: number; after: string | null },
): Promise<EntryRow[]> {
  const rows = await read(listEntries(tenantId, filters, page))
  // Any row proves that the resources in the filters exist.
  if (rows.length === 0) await requireKnownFilters({ tenantId, read }, filters)
  return rows
}

/** Rejects filters by resources that the tenant does not have, all at once. */
export async function requireKnownFilters({ tenantId, read }: Reading, filters: BookEntryFilters): Promise<void> {
  const errors = (await read(findNamedByFilters(tenantId, filters))).flatMap((named) => [
    ...(named.hasCreditor ? [] : [{ path: '/creditorId', message: noMatch('creditor') }]),
    ...(named.hasAccount ? [] : [{ path: '/bookAccountId', message: noMatch('book account') }]),
    ...(named.hasCase ? [] : [{ path: '/caseId', message: noMatch('case') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
}
