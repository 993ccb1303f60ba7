import { plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import { type Role, roles } from '../../../platform/identity/roles.ts'
import { caseOfUpdate } from '../../casework/case-status/index.ts'
import { dueUpdates } from '../../casework/updates/index.ts'
import { creditorCaseworkers } from '../../parties/creditors/index.ts'
import type { WorkloadReport } from './workload.schemas.ts'

export interface WorkloadScope {
  readonly now: Date
  readonly role: Role
  /** The start of the period, and its end (exclusive). */
  readonly start: Date
  readonly end: Date
}

type WorkloadRow = WorkloadReport['people'][number]

/**
 * What each caseworker has to do, by the creditors they are responsible for, and what they did in a period, by the audit
 * trail. Cases of creditors without a caseworker are in a row of nobody, so that the rows add up to the overview.
 */
export function countWorkload(tenantId: string, { now, role, start, end }: WorkloadScope): Statement<WorkloadRow> {
  const workers: readonly Role[] = roles.slice(roles.indexOf('caseworker'))
  return plannedByValues(sql<WorkloadRow>`
    with keepers as materialized (${creditorCaseworkers(tenantId)}),
    open as (
      select k.user_id, count(*)::integer as open_cases, (count(*) filter (where c.status = 'PENDING'))::integer as pending
      from published.cases c join keepers k on k.creditor_id = c.creditor_id
      where c.tenant_id = ${tenantId}::uuid and c.status <> 'ENDED'
      group by k.user_id
    ),
    due as (
      select k.user_id, count(*)::integer as reminders
      from (select distinct ${caseOfUpdate} as case_id from ${dueUpdates(tenantId, role, now)}) d
      join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = d.case_id
      join keepers k on k.creditor_id = c.creditor_id
      group by k.user_id
    ),
    waiting as (
      select k.user_id, count(*)::integer as messages
      from published.interactions i
      join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = i.reference_id
      join keepers k on k.creditor_id = c.creditor_id
      where i.tenant_id = ${tenantId}::uuid and i.state = 'MAPPED'
      group by k.user_id
    ),
    done as (${doneIn(tenantId, { start, end })}),
    people as (
      select u.user_id, u.name from published.users u
      where u.tenant_id = ${tenantId}::uuid
        and ((u.is_active and u.role = any (${workers}::text[])) or u.user_id in (select k.user_id from keepers k))
      union all
      select null, null where exists (select from keepers k where k.user_id is null)
    )
    select p.user_id as "userId", p.name,
           coalesce(o.open_cases, 0) as "openCases", coalesce(o.pending, 0) as "pendingCases",
           coalesce(d.reminders, 0) as "remindersDue", coalesce(w.messages, 0) as "unhandledInteractions",
           json_build_object(
             'actions', coalesce(x.actions, 0), 'calls', coalesce(x.calls, 0), 'letters', coalesce(x.letters, 0),
             'messages', coalesce(x.messages, 0), 'handledInteractions', coalesce(x.handled, 0),
             'followUps', coalesce(x.follow_ups, 0), 'payments', coalesce(x.payments, 0)) as done
    from people p
    left join open o on o.user_id is not distinct from p.user_id
    left join due d on d.user_id is not distinct from p.user_id
    left join waiting w on w.user_id is not distinct from p.user_id
    left join done x on x.actor_id = p.user_id::text
    order by coalesce(o.open_cases, 0) desc, p.name, p.user_id`)
}

/** What each actor did in a period, from the audit trail. */
function doneIn(tenantId: string, { start, end }: Pick<WorkloadScope, 'start' | 'end'>): Statement {
  return sql`
      select a.actor_id,
             count(distinct a.request_id)::integer as actions,
             (count(*) filter (where a.operation = 'log-call' and a.subject_type = 'interaction'
                                 and a.after ->> 'type' = 'PHONE CALL'))::integer as calls,
             (count(*) filter (where a.operation = 'create-document' and a.subject_type = 'document'))::integer as letters,
             (count(*) filter (where a.operation = 'create-interaction' and a.subject_type = 'interaction'
                                 and a.before is null and a.after ->> 'direction' = 'OUTGOING'))::integer as messages,
             (count(*) filter (where a.operation = 'patch-interaction' and a.subject_type = 'interaction'))::integer as handled,
             (count(*) filter (where a.operation = 'patch-update' and a.subject_type = 'update'))::integer as follow_ups,
             (count(distinct a.request_id) filter (where a.operation = 'register-case-payment'))::integer as payments
      from audit_entries a
      where a.tenant_id = ${tenantId}::uuid and a.refused is null
        and a.at >= ${start}::timestamptz and a.at < ${end}::timestamptz
      group by a.actor_id`
}
