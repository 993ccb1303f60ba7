import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'

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
    values (${group.tenantId}::uuid, ${group.id}::uuid, ${group.label}::text, ${group.settings}::jsonb,
            ${group.createdAt}::timestamptz, ${group.createdBy}::jsonb)
    returning ${columns}`
}
