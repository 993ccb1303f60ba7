import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Address, RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface UltimateCreditorRow {
  readonly ultimateCreditorId: string
  readonly tenantId: string
  readonly creditorId: string
  readonly name: string
  readonly address: Address | null
  readonly registryIdentifier: RegistryIdentifier | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  ultimate_creditor_id as "ultimateCreditorId", tenant_id as "tenantId", creditor_id as "creditorId", name, address,
  registry_identifier as "registryIdentifier", created_at as "createdAt", created_by as "createdBy"`

export function findUltimateCreditor(tenantId: string, ultimateCreditorId: string): Statement<UltimateCreditorRow> {
  return sql<UltimateCreditorRow>`
    select ${columns} from ultimate_creditors
    where tenant_id = ${tenantId}::uuid and ultimate_creditor_id = ${ultimateCreditorId}::uuid`
}

/** Holds the row against changes and against new references to it. */
export function lockUltimateCreditor(tenantId: string, ultimateCreditorId: string): Statement<UltimateCreditorRow> {
  return sql<UltimateCreditorRow>`${findUltimateCreditor(tenantId, ultimateCreditorId)} for update`
}

export function listUltimateCreditors(
  tenantId: string,
  filters: { creditorId: string | null },
  page: { limit: number; offset: number; after: string | null },
): Statement<UltimateCreditorRow> {
  return sql<UltimateCreditorRow>`
    select ${columns} from ultimate_creditors
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or ultimate_creditor_id > ${page.after}::uuid)
      and (${filters.creditorId}::uuid is null or creditor_id = ${filters.creditorId}::uuid)
    order by ultimate_creditor_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertUltimateCreditor(row: UltimateCreditorRow): Statement<UltimateCreditorRow> {
  return sql<UltimateCreditorRow>`
    insert into ultimate_creditors
      (tenant_id, ultimate_creditor_id, creditor_id, name, address, registry_identifier, created_at, created_by)
    values (${row.tenantId}::uuid, ${row.ultimateCreditorId}::uuid, ${row.creditorId}::uuid, ${row.name}::text,
            ${json(row.address)}::jsonb, ${json(row.registryIdentifier)}::jsonb, ${row.createdAt}::timestamptz, ${json(row.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateUltimateCreditor(ultimateCreditor: UltimateCreditorRow): Statement<UltimateCreditorRow> {
  return sql<UltimateCreditorRow>`
    update ultimate_creditors set name = ${ultimateCreditor.name}::text, address = ${json(ultimateCreditor.address)}::jsonb, registry_identifier = ${json(ultimateCreditor.registryIdentifier)}::jsonb
    where tenant_id = ${ultimateCreditor.tenantId}::uuid and ultimate_creditor_id = ${ultimateCreditor.ultimateCreditorId}::uuid
      and (name, address, registry_identifier) is distinct from (${ultimateCreditor.name}::text, ${json(ultimateCreditor.address)}::jsonb, ${json(ultimateCreditor.registryIdentifier)}::jsonb)
    returning ${columns}`
}

/** The kinds of things that refer to the ultimate creditor. */
export function findUltimateCreditorUses(tenantId: string, ultimateCreditorId: string): Statement<Use> {
  return sql<Use>`
    select 'cases' as "usedBy"
    where exists (
      select from ultimate_creditors u
      join cases c on c.tenant_id = u.tenant_id and c.creditor_id = u.creditor_id
        and c.ultimate_creditor_id = u.ultimate_creditor_id
      where u.tenant_id = ${tenantId}::uuid and u.ultimate_creditor_id = ${ultimateCreditorId}::uuid)`
}

export function deleteUltimateCreditor(tenantId: string, ultimateCreditorId: string): Statement {
  return sql`
    delete from ultimate_creditors where tenant_id = ${tenantId}::uuid and ultimate_creditor_id = ${ultimateCreditorId}::uuid`
}
