import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { Address, RegistryIdentifier } from '../../platform/http/wire-parts.ts'

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
            ${row.address}::jsonb, ${row.registryIdentifier}::jsonb, ${row.createdAt}::timestamptz, ${row.createdBy}::jsonb)
    returning ${columns}`
}
