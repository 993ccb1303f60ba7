import { json, plannedByValues, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { type Role, roles } from '../../../platform/identity/roles.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import { type WorkKind, workKindSources, workKinds, type WorkViewer } from './work-kinds.ts'
import type { WorkItem, WorkMark } from './work-queue.schemas.ts'

export interface WorkItemRow extends Omit<WorkItem, 'at'> {
  readonly at: Date
}

/** Whose items are read: those of a user, those that a user can take, or all. */
export interface Whose {
  readonly which: 'available' | 'me' | 'anyone'
  readonly userId: string
}

/** The items `k` of a kind with their marks `m`, without snoozed ones and those of others. */
function shownItems(kind: WorkKind, viewer: WorkViewer, { which, userId }: Whose): Statement {
  const isMine = sql`m.assignee_id = ${userId}::uuid`
  const isWanted = {
    available: sql`and (m.assignee_id is null or ${isMine})`,
    me: sql`and ${isMine}`,
    anyone: sql``,
  }[which]
  return sql`
    (${workKindSources[kind].items(viewer)}) k
    left join work_marks m
      on m.tenant_id = ${viewer.tenantId}::uuid and m.kind = ${kind}::text and m.subject_id = k.subject_id
    where (m.snoozed_until is null or m.snoozed_until <= ${viewer.now}::timestamptz) ${isWanted}`
}

function together(parts: readonly Statement[]): Statement {
  return parts.reduce((whole, part) => sql`${whole} union all ${part}`)
}

/** The most urgent items of each kind, in one statement that reads a bounded number of rows per kind. */
export function listWork(
  kinds: readonly WorkKind[],
  viewer: WorkViewer,
  whose: Whose,
  { limit, mayReadCases }: { readonly limit: number; readonly mayReadCases: boolean },
): Statement<WorkItemRow> {
  const { tenantId } = viewer
  const parts = kinds.map(
    (kind) => sql`
      (select ${workKinds.indexOf(kind)}::integer as rank, ${kind}::text as kind, k.*, m.assignee_id
       from ${shownItems(kind, viewer, whose)}
       order by k.at, k.subject_id limit ${limit}::integer)`,
  )
  return plannedByValues(sql<WorkItemRow>`
    select q.kind, q.subject_id as "subjectId", q.at, q.label, q.text, q.amount,
           coalesce(q.currency, c.currency) as currency,
           case when ${mayReadCases}::boolean and c.case_id is not null then jsonb_build_object(
             'caseId', c.case_id, 'caseSeqId', c.case_seq_id,
             'journalNumber', coalesce(c.journal_number, c.case_seq_id::text),
             'debtorName', ${debtorNameOf(sql`c`)}) end as case,
           ${assigneeOf(sql`u`)} as assignee
    from (${together(parts)}) q
    left join published.cases c on c.tenant_id = ${tenantId}::uuid and c.case_id = q.case_id
    left join published.users u on u.tenant_id = ${tenantId}::uuid and u.user_id = q.assignee_id
    order by q.rank, q.at, q.subject_id`)
}

/** How many items of each kind there are, counted up to a limit. */
export function countWork(
  kinds: readonly WorkKind[],
  viewer: WorkViewer,
  whose: Whose,
  limit: number,
): Statement<{ kind: WorkKind; count: number }> {
  const parts = kinds.map(
    (kind) => sql`
      (select ${workKinds.indexOf(kind)}::integer as rank, ${kind}::text as kind, count(*)::integer as count
       from (select true from ${shownItems(kind, viewer, whose)} limit ${limit}::integer) s)`,
  )
  return plannedByValues(sql<{ kind: WorkKind; count: number }>`
    select q.kind, q.count from (${together(parts)}) q order by q.rank`)
}

/** Whether an item is in the queue, snoozed or not. */
export function findWorkItem(kind: WorkKind, subjectId: string, viewer: WorkViewer): Statement<{ subjectId: string }> {
  return sql<{ subjectId: string }>`
    select k.subject_id as "subjectId" from (${workKindSources[kind].items(viewer)}) k
    where k.subject_id = ${subjectId}::uuid`
}

/** Finds a user who can work on cases. */
export function findColleague(tenantId: string, userId: string): Statement<{ userId: string }> {
  const workers: readonly Role[] = roles.slice(roles.indexOf('caseworker'))
  return sql<{ userId: string }>`
    select user_id as "userId" from published.users
    where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid and is_active and role = any (${workers}::text[])`
}

export type WorkMarkRow = Omit<WorkMark, 'snoozedUntil'> & { readonly snoozedUntil: Date | null }

export function findWorkMark(tenantId: string, kind: WorkKind, subjectId: string): Statement<WorkMarkRow> {
  return sql<WorkMarkRow>`
    select m.kind, m.subject_id as "subjectId", ${assigneeOf(sql`u`)} as assignee, m.snoozed_until as "snoozedUntil"
    from work_marks m
    left join published.users u on u.tenant_id = m.tenant_id and u.user_id = m.assignee_id
    where m.tenant_id = ${tenantId}::uuid and m.kind = ${kind}::text and m.subject_id = ${subjectId}::uuid`
}

function assigneeOf(user: Statement): Statement {
  return sql`case when ${user}.user_id is not null then
    jsonb_build_object('userId', ${user}.user_id, 'name', ${user}.name) end`
}

export interface NewMark {
  readonly kind: WorkKind
  readonly subjectId: string
  /** Undefined leaves the assignee as it is. */
  readonly assigneeId: string | null | undefined
  /** The only assignee that may be replaced, if the caller names one. */
  readonly fromAssigneeId: string | null | undefined
  /** Undefined leaves the time as it is. */
  readonly snoozedUntil: Date | null | undefined
  readonly now: Date
  readonly actor: Actor
}

/** Writes a mark. Returns no row if somebody else has the item than the caller thinks. */
export function writeWorkMark(tenantId: string, mark: NewMark): Statement<{ subjectId: string }> {
  const { assigneeId, fromAssigneeId, snoozedUntil } = mark
  const isExpected =
    fromAssigneeId === undefined ? sql`true` : sql`m.assignee_id is not distinct from ${fromAssigneeId}::uuid`
  return sql<{ subjectId: string }>`
    insert into work_marks as m (tenant_id, kind, subject_id, assignee_id, snoozed_until, updated_at, updated_by)
    values (${tenantId}::uuid, ${mark.kind}::text, ${mark.subjectId}::uuid, ${assigneeId ?? null}::uuid,
            ${snoozedUntil ?? null}::timestamptz, ${mark.now}::timestamptz, ${json(mark.actor)}::jsonb)
    on conflict (tenant_id, kind, subject_id) do update set
      assignee_id = ${assigneeId === undefined ? sql`m.assignee_id` : sql`excluded.assignee_id`},
      snoozed_until = ${snoozedUntil === undefined ? sql`m.snoozed_until` : sql`excluded.snoozed_until`},
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
      where ${isExpected}
    returning subject_id as "subjectId"`
}
