import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Role } from '../../../platform/identity/roles.ts'

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
  /** Exclusive. */
  readonly to: Date | undefined
}

/** A condition that is only part of the statement if it has a value, so that each set of filters has its own plan. */
function where<Value>(value: Value | undefined | null, condition: (value: Value) => Statement): Statement {
  return value === undefined || value === null ? sql`` : condition(value)
}

/** What a reader may see of the audit trail. */
export interface AuditReader {
  readonly role: Role
  /** The subject types whose entries the reader may see; null if that is all of them. */
  readonly subjectTypes: readonly string[] | null
}

type AuditPage = { readonly limit: number; readonly offset: number; readonly after: string | null }

/** Newest first; the id orders entries of the same time. Leaves out what is hidden from the reader's role. */
export function listAuditEntries(
  tenantId: string,
  filters: AuditFilters & AuditReader,
  page: AuditPage,
): Statement<AuditRow> {
  const { subjectTypes } = filters
  const asked = filters.subjectType
  if (subjectTypes === null) return sql<AuditRow>`${entries(tenantId, filters, page)} ${order(page)}`
  if (asked !== undefined && subjectTypes.includes(asked))
    return sql<AuditRow>`${entries(tenantId, filters, page)} ${order(page)}`
  const types = asked === undefined ? subjectTypes : []
  // Type by type, each with its index, so that hidden entries need not be skipped one by one.
  const upTo = { ...page, limit: page.limit + page.offset, offset: 0 }
  return sql<AuditRow>`
    select found.*
    from unnest(${types}::text[]) as readable (subject)
    cross join lateral (${entries(tenantId, filters, page)} and subject_type = readable.subject ${order(upTo)}) found
    ${order(page)}`
}

function order({ limit, offset }: AuditPage): Statement {
  return sql`order by at desc, "auditId" desc limit ${limit}::integer offset ${offset}::integer`
}

function entries(tenantId: string, filters: AuditFilters & AuditReader, page: AuditPage): Statement {
  return sql`
    select audit_id as "auditId", at, request_id as "requestId", operation, actor, subject_type as "subjectType",
           subject_id as "subjectId", before, after, refused
    from audit_entries
    where tenant_id = ${tenantId}::uuid
      and not is_hidden_from(${tenantId}::uuid, ${filters.role}::text, subject_type, subject_id, coalesce(after, before))
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
      )}`
}
