import { sql, type Statement } from '../../platform/database/sql.ts'
import type { Actor } from '../../platform/http/schemas.ts'
import { type Role, rolesUpTo } from '../../platform/identity/roles.ts'

export interface AuditRow {
  readonly auditId: string
  readonly at: Date
  readonly requestId: string
  readonly operation: string
  readonly actor: Actor
  readonly subjectType: string
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
  readonly refused: string | null
}

export interface AuditFilters {
  readonly subjectType: string | undefined
  readonly subjectId: string | undefined
  readonly operation: string | undefined
  readonly actorId: string | undefined
  readonly refused: boolean | undefined
  readonly from: Date | undefined
  /** Up to this moment, which itself is no longer meant. */
  readonly to: Date | undefined
}

/** A condition that stands in the statement only where it is asked for: each set of filters then has a plan of its own. */
function where<Value>(value: Value | undefined | null, condition: (value: Value) => Statement): Statement {
  return value === undefined || value === null ? sql`` : condition(value)
}

/**
 * Whether someone of the role may see the entry: what is hidden from the role is hidden on the trail too, by what was
 * recorded, for it may be gone, and by what the type of an update says now.
 */
function isVisibleTo(tenantId: string, role: Role): Statement {
  const upTo = rolesUpTo(role)
  const below = upTo.filter((each) => each !== role)
  return sql`(
    subject_type not in ('interaction', 'update')
    or (subject_type = 'interaction'
      and coalesce(after ->> 'minVisibilityRole', before ->> 'minVisibilityRole', 'caseworker') = any (${upTo}::text[]))
    or (subject_type = 'update'
      and coalesce(after ->> 'hiddenPermissionLevel', before ->> 'hiddenPermissionLevel', ${below[0] ?? role}::text)
        = any (${below}::text[])
      and not exists (
        select from updates u
        join update_types t on t.tenant_id = u.tenant_id and t.update_type_id = u.update_type_id
        where u.tenant_id = ${tenantId}::uuid and u.update_id = audit_entries.subject_id
          and t.hidden_permission_level <> all (${below}::text[]))))`
}

/** Newest first; the id decides between entries of the same moment. */
export function listAuditEntries(
  tenantId: string,
  filters: AuditFilters & { readonly role: Role },
  page: { limit: number; offset: number; after: string | null },
): Statement<AuditRow> {
  return sql<AuditRow>`
    select audit_id as "auditId", at, request_id as "requestId", operation, actor, subject_type as "subjectType",
           subject_id as "subjectId", before, after, refused
    from audit_entries
    where tenant_id = ${tenantId}::uuid and ${isVisibleTo(tenantId, filters.role)}
      ${where(filters.subjectType, (type) => sql`and subject_type = ${type}::text`)}
      ${where(filters.subjectId, (id) => sql`and subject_id = ${id}::uuid`)}
      ${where(filters.operation, (operation) => sql`and operation = ${operation}::text`)}
      ${where(filters.actorId, (id) => sql`and actor_id = ${id}::uuid::text`)}
      ${where(filters.refused, (isRefused) => (isRefused ? sql`and refused is not null` : sql`and refused is null`))}
      ${where(filters.from, (moment) => sql`and at >= ${moment}::timestamptz`)}
      ${where(filters.to, (moment) => sql`and at < ${moment}::timestamptz`)}
      ${where(
        page.after,
        (id) => sql`
          and (at, audit_id) < (
            select last.at, last.audit_id from audit_entries last
            where last.tenant_id = ${tenantId}::uuid and last.audit_id = ${id}::uuid)`,
      )}
    order by at desc, audit_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}
