import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/http/schemas/schemas.ts'
import type { Use } from '../../../platform/registries/require-unused.ts'

export interface CaseGroupRow {
  readonly id: string
  readonly tenantId: string
  readonly label: string
  readonly settings: Record<string, unknown>
  readonly createdAt: Date
}

const columns = sql`case_group_id as id, tenant_id as "tenantId", label, settings, created_at as "createdAt"`

export function findCaseGroup(tenantId: string, caseGroupId: string): Statement<CaseGroupRow> {
  return sql<CaseGroupRow>`
    select ${columns} from case_groups where tenant_id = ${tenantId}::uuid and case_group_id = ${caseGroupId}::uuid`
}

/** Holds the row against changes and against new references to it. */
export function lockCaseGroup(tenantId: string, caseGroupId: string): Statement<CaseGroupRow> {
  return sql<CaseGroupRow>`${findCaseGroup(tenantId, caseGroupId)} for update`
}

export function listCaseGroups(
  tenantId: string,
  page: { limit: number; offset: number; after: string | null },
): Statement<CaseGroupRow> {
  return sql<CaseGroupRow>`
    select ${columns} from case_groups
    where tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or case_group_id > ${page.after}::uuid)
    order by case_group_id
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

export function insertCaseGroup(group: CaseGroupRow & { readonly createdBy: Actor }): Statement<CaseGroupRow> {
  return sql<CaseGroupRow>`
    insert into case_groups (tenant_id, case_group_id, label, settings, created_at, created_by)
    values (${group.tenantId}::uuid, ${group.id}::uuid, ${group.label}::text, ${json(group.settings)}::jsonb,
            ${group.createdAt}::timestamptz, ${json(group.createdBy)}::jsonb)
    returning ${columns}`
}

/** Answers no row where nothing would change. */
export function updateCaseGroup(group: CaseGroupRow): Statement<CaseGroupRow> {
  return sql<CaseGroupRow>`
    update case_groups set label = ${group.label}::text, settings = ${json(group.settings)}::jsonb
    where tenant_id = ${group.tenantId}::uuid and case_group_id = ${group.id}::uuid
      and (label, settings) is distinct from (${group.label}::text, ${json(group.settings)}::jsonb)
    returning ${columns}`
}

/** The kinds of things that refer to the case group. */
export function findCaseGroupUses(tenantId: string, caseGroupId: string): Statement<Use> {
  return sql<Use>`
    select 'cases' as "usedBy"
    where exists (select from cases where tenant_id = ${tenantId}::uuid and group_id = ${caseGroupId}::uuid)`
}

export function deleteCaseGroup(tenantId: string, caseGroupId: string): Statement {
  return sql`delete from case_groups where tenant_id = ${tenantId}::uuid and case_group_id = ${caseGroupId}::uuid`
}
