import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { BankAccount, Phone, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'

export interface ContactRow {
  readonly contactId: string
  readonly tenantId: string
  readonly name: string
  readonly email: string | null
  readonly phone: Phone | null
  readonly registryIdentifier: RegistryIdentifier | null
  readonly bankAccount: BankAccount | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

const columns = sql`
  contact_id as "contactId", tenant_id as "tenantId", name, email, phone, registry_identifier as "registryIdentifier",
  bank_account as "bankAccount", created_at as "createdAt", created_by as "createdBy",
  updated_at as "updatedAt", updated_by as "updatedBy"`

export function findContact(tenantId: string, contactId: string): Statement<ContactRow> {
  return sql<ContactRow>`
    select ${columns} from contacts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid`
}

export function lockContact(tenantId: string, contactId: string): Statement<ContactRow> {
  return sql<ContactRow>`${findContact(tenantId, contactId)} for update`
}

export function listContacts(
  tenantId: string,
  filters: { text: string | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<ContactRow> {
  return sql<ContactRow>`
    select ${columns} from contacts
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or contact_id > ${page.after}::uuid)
      and (${filters.text}::text is null
           or strpos(lower(name), lower(${filters.text}::text)) > 0
           or strpos(lower(email), lower(${filters.text}::text)) > 0)
    order by contact_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertContact(contact: Omit<ContactRow, 'updatedAt' | 'updatedBy'>): Statement<ContactRow> {
  return sql<ContactRow>`
    insert into contacts (tenant_id, contact_id, name, email, phone, registry_identifier, bank_account, created_at, created_by)
    values (${contact.tenantId}::uuid, ${contact.contactId}::uuid, ${contact.name}::text, ${contact.email}::text,
            ${json(contact.phone)}::jsonb, ${json(contact.registryIdentifier)}::jsonb, ${json(contact.bankAccount)}::jsonb,
            ${contact.createdAt}::timestamptz, ${json(contact.createdBy)}::jsonb)
    returning ${columns}`
}

export type ContactFields = Pick<ContactRow, 'name' | 'email' | 'phone' | 'registryIdentifier' | 'bankAccount'>

export interface ContactChange {
  readonly tenantId: string
  readonly contactId: string
  readonly fields: ContactFields
  readonly now: Date
  readonly actor: Actor
}

/** Answers no row where nothing would change. */
export function updateContact({ tenantId, contactId, fields, now, actor }: ContactChange): Statement<ContactRow> {
  const columnsWritten = sql`name, email, phone, registry_identifier, bank_account`
  const values = sql`
    ${fields.name}::text, ${fields.email}::text, ${json(fields.phone)}::jsonb, ${json(fields.registryIdentifier)}::jsonb,
    ${json(fields.bankAccount)}::jsonb`
  return sql<ContactRow>`
    update contacts set (updated_at, updated_by, ${columnsWritten})
      = row (${now}::timestamptz, ${json(actor)}::jsonb, ${values})
    where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid
      and row (${columnsWritten}) is distinct from row (${values})
    returning ${columns}`
}

export function deleteContact(tenantId: string, contactId: string): Statement<ContactRow> {
  return sql<ContactRow>`
    delete from contacts where tenant_id = ${tenantId}::uuid and contact_id = ${contactId}::uuid returning ${columns}`
}
