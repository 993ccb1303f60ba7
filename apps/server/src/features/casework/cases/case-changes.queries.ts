import { sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { CaseStatus } from '../case-status/index.ts'

/** The part of a case that its history is about, before or after a change. */
export interface CaseVersion {
  readonly status: CaseStatus
  readonly endReasonId: string | null
  readonly mergedIntoCaseId: string | null
  readonly mergedCaseIds: readonly string[]
}

export interface CaseChangeRow {
  readonly changeId: string
  readonly at: Date
  readonly actor: Actor
  /** Null if the case was created. */
  readonly before: CaseVersion | null
  /** Null if the caseworker of the creditor changed instead. */
  readonly after: CaseVersion | null
  readonly responsibleName: string | null
}

type ChangePage = { readonly limit: number; readonly offset: number; readonly after: string | null }

/** The changes of a case and of the caseworker of its creditor since then, newest first. */
export function listCaseChanges(tenantId: string, caseId: string, page: ChangePage): Statement<CaseChangeRow> {
  const version = (name: 'before' | 'after'): Statement => {
    const json = name === 'before' ? sql`e.before` : sql`e.after`
    return sql`
      case when ${json} is not null then json_build_object(
        'status', ${json} ->> 'status', 'endReasonId', ${json} ->> 'endReasonId',
        'mergedIntoCaseId', ${json} ->> 'mergedIntoCaseId', 'mergedCaseIds', ${json} -> 'mergedCaseIds') end`
  }
  const changed = (member: string): Statement =>
    sql`e.before ->> ${member}::text is distinct from e.after ->> ${member}::text`
  return sql<CaseChangeRow>`
    select h.*
    from cases c
    cross join lateral (
      select e.audit_id as "changeId", e.at, e.actor, ${version('before')} as before, ${version('after')} as after,
             null::text as "responsibleName"
      from audit_entries e
      where e.tenant_id = ${tenantId}::uuid and e.subject_id = c.case_id and e.subject_type = 'case' and e.refused is null
        and (e.before is null or ${changed('status')} or ${changed('endReasonId')} or ${changed('mergedIntoCaseId')}
             or ${changed('mergedCaseIds')})
      union all
      select e.audit_id, e.at, e.actor, null, null, u.name
      from audit_entries e
      left join published.users u
        on u.tenant_id = ${tenantId}::uuid and u.user_id = (e.after ->> 'caseworkerContactId')::uuid
      where e.tenant_id = ${tenantId}::uuid and e.subject_id = c.creditor_id and e.subject_type = 'creditor'
        and e.refused is null and e.at >= c.created_at and e.before is not null and e.after is not null
        and ${changed('caseworkerContactId')}
    ) h
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
      ${
        page.after === null
          ? sql``
          : sql`and (h.at, h."changeId") < (
              select last.at, last.audit_id from audit_entries last
              where last.tenant_id = ${tenantId}::uuid and last.audit_id = ${page.after}::uuid)`
      }
    order by h.at desc, h."changeId" desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}
