import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'
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

/** Holds the row against changes and against new references to it. */
export function lockUpdateType(
  tenantId: string,
  updateTypeId: string,
): Statement<UpdateTypeRow & { readonly standard: boolean }> {
  return sql<UpdateTypeRow & { readonly standard: boolean }>`
    select ${columns}, is_standard as standard from update_types
    where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid
    for update`
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

/** What updates of the type stand on; it stays so until the transaction is over. */
export function findReferenceType(tenantId: string, updateTypeId: string): Statement<{ referenceType: ReferenceType }> {
  return sql<{ referenceType: ReferenceType }>`
    select reference_type as "referenceType" from update_types
    where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid
    for key share`
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
            ${type.createdAt}::timestamptz, ${json(type.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateUpdateType(tenantId: string, type: UpdateTypeRow): Statement<UpdateTypeRow> {
  const columnsWritten = sql`
    label, description, priority, is_pausing, is_selectable, is_public, is_important, reference_type, group_id, group_label,
    responsible_permission_level, hidden_permission_level, pause_with_update_on_case_exit, continue_on_case_exit`
  const values = sql`
    ${type.label}::text, ${type.description}::text, ${type.priority}::integer, ${type.pausing}::boolean,
    ${type.selectable}::boolean, ${type.public}::boolean, ${type.important}::boolean, ${type.referenceType}::text,
    ${type.groupId}::uuid, ${type.groupLabel}::text, ${type.responsiblePermissionLevel}::text,
    ${type.hiddenPermissionLevel}::text, ${type.pauseWithUpdateOnCaseExit}::uuid, ${type.continueOnCaseExit}::boolean`
  return sql<UpdateTypeRow>`
    update update_types set (${columnsWritten}) = row (${values})
    where tenant_id = ${tenantId}::uuid and update_type_id = ${type.updateTypeId}::uuid
      and row (${columnsWritten}) is distinct from row (${values})
    returning ${columns}`
}

/** The kinds of things that refer to the update type. */
export function findUpdateTypeUses(tenantId: string, updateTypeId: string): Statement<Use> {
  return sql<Use>`
    select 'updates' as "usedBy"
    where exists (select from updates where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid)
    union all
    select 'update-types'
    where exists (
      select from update_types
      where tenant_id = ${tenantId}::uuid and pause_with_update_on_case_exit = ${updateTypeId}::uuid
        and update_type_id <> ${updateTypeId}::uuid)`
}

export function deleteUpdateType(tenantId: string, updateTypeId: string): Statement {
  return sql`delete from update_types where tenant_id = ${tenantId}::uuid and update_type_id = ${updateTypeId}::uuid`
}
