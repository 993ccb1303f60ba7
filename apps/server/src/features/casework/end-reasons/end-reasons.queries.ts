import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface EndReasonRow {
  readonly endReasonId: string
  readonly tenantId: string
  readonly handle: string
  readonly label: string
  readonly standard: boolean
  readonly createdAt: Date
}

const columns = sql`
  end_reason_id as "endReasonId", tenant_id as "tenantId", handle, label, is_standard as standard, created_at as "createdAt"`

export function findEndReason(tenantId: string, endReasonId: string): Statement<EndReasonRow> {
  return sql<EndReasonRow>`
    select ${columns} from end_reasons where tenant_id = ${tenantId}::uuid and end_reason_id = ${endReasonId}::uuid`
}

export function lockEndReason(tenantId: string, endReasonId: string): Statement<EndReasonRow> {
  return sql<EndReasonRow>`${findEndReason(tenantId, endReasonId)} for update`
}

export function listEndReasons(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<EndReasonRow> {
  return sql<EndReasonRow>`
    select ${columns} from end_reasons
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or end_reason_id > ${page.after}::uuid)
    order by end_reason_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertEndReason(
  reason: Omit<EndReasonRow, 'standard'> & { readonly createdBy: Actor },
): Statement<EndReasonRow> {
  return sql<EndReasonRow>`
    insert into end_reasons (tenant_id, end_reason_id, handle, label, created_at, created_by)
    values (${reason.tenantId}::uuid, ${reason.endReasonId}::uuid, ${reason.handle}::text, ${reason.label}::text,
            ${reason.createdAt}::timestamptz, ${json(reason.createdBy)}::jsonb)
    returning ${columns}`
}

export interface EndReasonChange {
  readonly endReasonId: string
  readonly handle: string
  readonly label: string
  readonly updatedAt: Date
  readonly updatedBy: Actor
}

export function updateEndReason(tenantId: string, change: EndReasonChange): Statement<EndReasonRow> {
  return sql<EndReasonRow>`
    update end_reasons
    set handle = ${change.handle}::text, label = ${change.label}::text,
        updated_at = ${change.updatedAt}::timestamptz, updated_by = ${json(change.updatedBy)}::jsonb
    where tenant_id = ${tenantId}::uuid and end_reason_id = ${change.endReasonId}::uuid
    returning ${columns}`
}

/** The kinds of things that refer to the end reason. */
export function findEndReasonUses(tenantId: string, endReasonId: string): Statement<Use> {
  return sql<Use>`
    select 'cases' as "usedBy"
    where exists (select from cases where tenant_id = ${tenantId}::uuid and end_reason_id = ${endReasonId}::uuid)
       -- What a merged case had ended for is needed again where the merge is undone.
       or exists (
         select from case_merges where tenant_id = ${tenantId}::uuid and former_end_reason_id = ${endReasonId}::uuid)`
}

export function deleteEndReason(tenantId: string, endReasonId: string): Statement {
  return sql`delete from end_reasons where tenant_id = ${tenantId}::uuid and end_reason_id = ${endReasonId}::uuid`
}
