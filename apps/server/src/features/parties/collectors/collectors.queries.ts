import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { RegistryIdentifier } from '../../../platform/http/schemas/wire-parts.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

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

/** Holds the row against changes and against new references to it. */
export function lockCollector(tenantId: string, collectorId: string): Statement<CollectorRow> {
  return sql<CollectorRow>`${findCollector(tenantId, collectorId)} for update`
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
            ${json(collector.registryIdentifier)}::jsonb, ${collector.createdAt}::timestamptz, ${json(collector.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateCollector(collector: CollectorRow): Statement<CollectorRow> {
  return sql<CollectorRow>`
    update collectors set name = ${collector.name}::text, registry_identifier = ${json(collector.registryIdentifier)}::jsonb
    where tenant_id = ${collector.tenantId}::uuid and collector_id = ${collector.collectorId}::uuid
      and (name, registry_identifier) is distinct from (${collector.name}::text, ${json(collector.registryIdentifier)}::jsonb)
    returning ${columns}`
}

/** The kinds of things that refer to the collector. */
export function findCollectorUses(tenantId: string, collectorId: string): Statement<Use> {
  return sql<Use>`
    select 'creditors' as "usedBy"
    where exists (
      select from creditors where tenant_id = ${tenantId}::uuid and default_collector_id = ${collectorId}::uuid)`
}

export function deleteCollector(tenantId: string, collectorId: string): Statement {
  return sql`
    delete from collectors where tenant_id = ${tenantId}::uuid and collector_id = ${collectorId}::uuid`
}
