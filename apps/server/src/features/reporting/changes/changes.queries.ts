import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Role } from '../../../platform/identity/roles.ts'

/** What a reader may know of: by the kind of resource, or by the event for changes that follow from another one. */
export interface ChangeReader {
  readonly role: Role
  readonly kinds: readonly string[]
  readonly events: readonly string[]
}

export interface ChangeRow {
  readonly position: number
  readonly kind: string
  readonly id: string
  readonly caseId: string | null
}

/** The end of a tenant's journal; no row while it is empty. */
export function findEndOfJournal(tenantId: string): Statement<{ readonly end: number }> {
  return sql<{ end: number }>`select position as "end" from journal_heads where tenant_id = ${tenantId}::uuid`
}

/**
 * What has changed after a position, each resource once, and where the journal ends. If more than `most` entries follow,
 * none is looked at. A single row without an id means that nothing was found.
 */
export function listChangesAfter(
  tenantId: string,
  { position, reader, most }: { position: number; reader: ChangeReader; most: number },
): Statement<{ readonly end: number } & (ChangeRow | { readonly id: null })> {
  const { role, kinds, events } = reader
  return plannedByValues(sql`
    select head."end", c.*
    from (
      select coalesce(max(position), 0) as "end" from journal_heads where tenant_id = ${tenantId}::uuid
    ) head
    left join lateral (
      select max(j.position) as position, j.kind, j.subject_id as id, j.case_id as "caseId"
      from (
        select e.position, coalesce(e.subject_type, subject_of_event(e.event)) as kind, e.subject_id, e.case_id
        from journal e
        where e.tenant_id = ${tenantId}::uuid and e.position > ${position}::bigint
          and e.position <= head."end" and head."end" - ${position}::bigint <= ${most}::bigint
          and e.refused is null and not e.is_test
          and case when e.subject_type is null
            then e.event = any (${events}::text[]) else e.subject_type = any (${kinds}::text[]) end
          and not is_hidden_from(
            ${tenantId}::uuid, ${role}::text, coalesce(e.subject_type, subject_of_event(e.event)), e.subject_id,
            coalesce(e.after, e.before))
      ) j
      group by j.kind, j.subject_id, j.case_id
    ) c on true
    order by c.position`)
}
