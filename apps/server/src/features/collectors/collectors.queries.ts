import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { RegistryIdentifier } from '../../platform/http/wire-parts.ts'

export interface CollectorRow {
  readonly collectorId: string
  readonly tenantId: string
  readonly name: string
  readonly registryIdentifier: RegistryIdentifier | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

const columns = sql`
  collector_id as "collectorId", tenant_id as "tenantId", name, registry_identifier as "registryIdentifier",
  created_at as "createdAt", created_by as "createdBy"`

export function findCollector(tenantId: string, collectorId: string): Statement<CollectorRow> {
  return sql<CollectorRow>`
    select ${columns} from collectors where tenant_id = ${tenantId}::uuid and collector_id = ${collectorId}::uuid`
}

export function listCollectors(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<CollectorRow> {
  return sql<CollectorRow>`
    select ${columns} from collectors
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or collector_id > ${page.after}::uuid)
    order by collector_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertCollector(collector: CollectorRow): Statement<CollectorRow> {
  return sql<CollectorRow>`
    insert into collectors (tenant_id, collector_id, name, registry_identifier, created_at, created_by)
    values (${collector.tenantId}::uuid, ${collector.collectorId}::uuid, ${collector.name}::text,
            ${collector.registryIdentifier}::jsonb, ${collector.createdAt}::timestamptz, ${collector.createdBy}::jsonb)
    returning ${columns}`
}
