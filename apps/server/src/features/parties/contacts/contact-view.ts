import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { ContactRow } from './contacts.queries.ts'
import type { Contact } from './contacts.schemas.ts'

/** A contact as it is read, in answers and events alike. */
export function contactView({ contactId, ...row }: ContactRow): Contact {
  return { ...row, id: contactId, createdAt: instant(row.createdAt), updatedAt: nullableInstant(row.updatedAt) }
}
