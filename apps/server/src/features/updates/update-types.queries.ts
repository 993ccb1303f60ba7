import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import type { ReferenceType, UpdateType } from './update-types.schemas.ts'

export type UpdateTypeRow = Readonly<Omit<UpdateType, 'createdAt'>> & { readonly createdAt: Date }

const columns = sql`
  update_type_id as "updateTypeId", label, description, priority, is_pausing as pausing, is_selectable as selectable,
  is_public as public, reference_type as "referenceType", group_id as "groupId", group_label as "groupLabel",
  is_important as important, responsible_permission_level as "responsiblePermissionLevel",
  hidden_permission_level as "hiddenPermissionLevel", pause_with_update_on_case_exit as "pauseWithUpdateOnCaseExit",
  continue_on_case_exit as "continueOnCaseExit", created_at as "createdAt"`

export function findUpdateType(tenantId: string, updateTypeId: string): Statement<UpdateTypeRow> {
  return sql<UpdateTypeRow>`
    select ${columns} from update_types where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid`
}

export function listUpdateTypes(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<UpdateTypeRow> {
  return sql<UpdateTypeRow>`
    select ${columns} from update_types
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or update_type_id > ${page.after}::uuid)
    order by update_type_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function findReferenceType(tenantId: string, updateTypeId: string): Statement<{ referenceType: ReferenceType }> {
  return sql<{ referenceType: ReferenceType }>`
    select reference_type as "referenceType" from update_types
    where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid`
}

export function insertUpdateType(
  tenantId: string,
  type: UpdateTypeRow & { readonly createdBy: Actor },
): Statement<UpdateTypeRow> {
  return sql<UpdateTypeRow>`
    insert into update_types (tenant_id, update_type_id, label, description, priority, is_pausing, is_selectable, is_public,
                              is_important, reference_type, group_id, group_label, responsible_permission_level,
                              hidden_permission_level, pause_with_update_on_case_exit, continue_on_case_exit, created_at,
                              created_by)
    values (${tenantId}::uuid, ${type.updateTypeId}::uuid, ${type.label}::text, ${type.description}::text,
            ${type.priority}::integer, ${type.pausing}::boolean, ${type.selectable}::boolean, ${type.public}::boolean,
            ${type.important}::boolean, ${type.referenceType}::text, ${type.groupId}::uuid, ${type.groupLabel}::text,
            ${type.responsiblePermissionLevel}::text, ${type.hiddenPermissionLevel}::text,
            ${type.pauseWithUpdateOnCaseExit}::uuid, ${type.continueOnCaseExit}::boolean,
            ${type.createdAt}::timestamptz, ${type.createdBy}::jsonb)
    returning ${columns}`
}
