import { json, lookup, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Position, WorkflowDefinition } from '../workflows/index.ts'
import type { AssignmentRow, ChosenBy } from './assignment.rules.ts'

export type PositionState = 'RUNNING' | 'HELD' | 'DONE' | 'LEFT'

/** Where a case is. */
export interface PlaceRow {
  readonly caseId: string
  readonly workflowId: string
  readonly workflowName: string
  readonly version: number
  readonly chosenBy: ChosenBy
  readonly state: PositionState
  readonly stepId: string
  readonly round: number
  readonly since: string
  readonly sentOn: Position['sentOn']
  readonly nextAt: Date | null
  readonly heldReason: string | null
  readonly startedAt: Date
  readonly updatedAt: Date
  readonly updatedBy: Actor
}

/** Where a case is, with the version that it follows. */
export interface PositionRow extends PlaceRow {
  readonly publishedVersion: number | null
  readonly definition: WorkflowDefinition
}

/** Where a case is, without the definition, which is large. */
export function findPlace(tenantId: string, caseId: string): Statement<PlaceRow> {
  return lookup(sql<PlaceRow>`
    select ${placeColumns}
    from workflow_positions p
    join published.workflows w on w.tenant_id = p.tenant_id and w.workflow_id = p.workflow_id
    where p.tenant_id = ${tenantId}::uuid and p.case_id = ${caseId}::uuid`)
}

/** The same for some cases. */
export function findPlaces(tenantId: string, caseIds: readonly string[]): Statement<PlaceRow> {
  return sql<PlaceRow>`
    select ${placeColumns}
    from workflow_positions p
    join published.workflows w on w.tenant_id = p.tenant_id and w.workflow_id = p.workflow_id
    where p.tenant_id = ${tenantId}::uuid and p.case_id = any (${caseIds}::uuid[])`
}

/** Where a case is, with the version that it follows. */
export function findPosition(tenantId: string, caseId: string): Statement<PositionRow> {
  return findPositions(tenantId, [caseId])
}

/** Where some cases are. */
export function findPositions(tenantId: string, caseIds: readonly string[]): Statement<PositionRow> {
  return sql<PositionRow>`${positionsOf(tenantId)} and p.case_id = any (${caseIds}::uuid[])`
}

/** Where all cases of a tenant are, a page at a time. */
export function listAllPositions(
  tenantId: string,
  { limit, after }: { readonly limit: number; readonly after: string | null },
): Statement<PositionRow> {
  return sql<PositionRow>`
    ${positionsOf(tenantId)} and (${after}::uuid is null or p.case_id > ${after}::uuid)
    order by p.case_id limit ${limit}::integer`
}

const placeColumns = sql`
  p.case_id as "caseId", p.workflow_id as "workflowId", w.name as "workflowName", p.version, p.chosen_by as "chosenBy",
  p.state, p.step_id as "stepId", p.round, p.since::text as since, p.sent_on as "sentOn", p.next_at as "nextAt",
  p.held_reason as "heldReason", p.started_at as "startedAt", p.updated_at as "updatedAt", p.updated_by as "updatedBy"`

function positionsOf(tenantId: string): Statement {
  return sql`
    select ${placeColumns}, w.published_version as "publishedVersion", v.definition
    from workflow_positions p
    join published.workflows w on w.tenant_id = p.tenant_id and w.workflow_id = p.workflow_id
    join published.workflow_versions v
      on v.tenant_id = p.tenant_id and v.workflow_id = p.workflow_id and v.version = p.version
    where p.tenant_id = ${tenantId}::uuid`
}

/** Locks the position until the transaction ends. The case must be locked before, as everywhere. */
export function lockPosition(tenantId: string, caseId: string): Statement<PositionRow> {
  return lockPositions(tenantId, [caseId])
}

/** The same for several cases, in the order of their ids. */
export function lockPositions(tenantId: string, caseIds: readonly string[]): Statement<PositionRow> {
  return sql<PositionRow>`${findPositions(tenantId, caseIds)} order by p.case_id for update of p`
}

/**
 * Takes cases that are due, those that have waited longest first, and leases them for a while: other workers pass over
 * them, and take them over if this one dies.
 */
export function claimDue(
  tenantId: string,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    with due as (
      select p.case_id from workflow_positions p
      where p.tenant_id = ${tenantId}::uuid and p.next_at <= ${now}::timestamptz
        and (p.leased_until is null or p.leased_until <= ${now}::timestamptz)
      order by p.next_at, p.case_id
      limit ${limit}::integer
      for update skip locked
    )
    update workflow_positions p set leased_until = ${leasedUntil}::timestamptz
    from due
    where p.tenant_id = ${tenantId}::uuid and p.case_id = due.case_id
    returning p.case_id as "caseId"`
}

export interface NewPosition {
  readonly caseId: string
  readonly workflowId: string
  readonly version: number
  readonly chosenBy: ChosenBy
  readonly stepId: string
  readonly since: string
}

/** Puts cases at the start of their workflow, from whatever workflow they followed before. */
export function startPositions(
  tenantId: string,
  positions: readonly NewPosition[],
  { now, actor }: { readonly now: Date; readonly actor: Actor },
): Statement {
  return sql`
    insert into workflow_positions (
      tenant_id, case_id, workflow_id, version, chosen_by, state, step_id, round, since, sent_on, next_at, started_at,
      updated_at, updated_by)
    select ${tenantId}::uuid, n."caseId", n."workflowId", n.version, n."chosenBy", 'RUNNING', n."stepId", 1, n.since, '{}',
      ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(positions)}::jsonb)
      as n ("caseId" uuid, "workflowId" uuid, version integer, "chosenBy" text, "stepId" text, since date)
    on conflict (tenant_id, case_id) do update set
      workflow_id = excluded.workflow_id, version = excluded.version, chosen_by = excluded.chosen_by, state = 'RUNNING',
      step_id = excluded.step_id, round = workflow_positions.round + 1, since = excluded.since, next_at = excluded.next_at,
      leased_until = null, held_reason = null, updated_at = excluded.updated_at, updated_by = excluded.updated_by`
}

/** Has cases looked at again, because something happened on them. */
export function lookAgain(tenantId: string, caseIds: readonly string[], now: Date): Statement {
  return sql`
    update workflow_positions set next_at = ${now}::timestamptz
    where tenant_id = ${tenantId}::uuid and case_id = any (${caseIds}::uuid[]) and state = 'RUNNING'
      and (next_at is null or next_at > ${now}::timestamptz)`
}

export interface PositionChange {
  readonly position: Position
  readonly version: number
  readonly state: PositionState
  readonly heldReason: string | null
  readonly nextAt: Date | null
  readonly now: Date
  readonly actor: Actor
}

/** Moves a case, and ends the lease on it. */
export function savePosition(tenantId: string, caseId: string, change: PositionChange): Statement {
  const { stepId, round, since, sentOn } = change.position
  return rowWritten(sql`
    update workflow_positions set
      version = ${change.version}::integer, state = ${change.state}::text, step_id = ${stepId}::text,
      round = ${round}::integer, since = ${since}::date, sent_on = ${json(sentOn)}::jsonb,
      next_at = ${change.nextAt}::timestamptz, leased_until = null, held_reason = ${change.heldReason}::text,
      updated_at = ${change.now}::timestamptz, updated_by = ${json(change.actor)}::jsonb
    where tenant_id = ${tenantId}::uuid and case_id = ${caseId}::uuid`)
}

export interface RestingCase {
  readonly caseId: string
  readonly position: Position
  readonly state: PositionState
  readonly nextAt: Date | null
}

/** Stores where cases wait that have nothing to do now, and ends the leases on them. */
export function saveResting(
  tenantId: string,
  cases: readonly RestingCase[],
  { now, actor }: { readonly now: Date; readonly actor: Actor },
): Statement {
  const rows = cases.map(({ caseId, position: { stepId, round, since, sentOn }, state, nextAt }) => ({
    ...{ caseId, stepId, round, since, sentOn, state, nextAt: nextAt?.toISOString() ?? null },
  }))
  return sql`
    update workflow_positions p set
      state = n.state, step_id = n."stepId", round = n.round, since = n.since, sent_on = n."sentOn", next_at = n."nextAt",
      leased_until = null, held_reason = null, updated_at = ${now}::timestamptz, updated_by = ${json(actor)}::jsonb
    from jsonb_to_recordset(${json(rows)}::jsonb)
      as n ("caseId" uuid, "stepId" text, round integer, since date, "sentOn" jsonb, state text, "nextAt" timestamptz)
    where p.tenant_id = ${tenantId}::uuid and p.case_id = n."caseId"`
}

/** Reads how far the journal was searched, and locks that until the transaction ends. */
export function lockCursor(tenantId: string): Statement<{ position: number }> {
  return sql<{ position: number }>`
    insert into workflow_cursors as c (tenant_id, position) values (${tenantId}::uuid, 0)
    on conflict (tenant_id) do update set position = c.position
    returning c.position`
}

/** Whether the journal has entries that were not searched yet, and where the clock of the tenant was stopped. */
export function findUnread(tenantId: string): Statement<{ isUnread: boolean; clockStoppedAt: Date | null }> {
  return sql<{ isUnread: boolean; clockStoppedAt: Date | null }>`
    select h.position > coalesce((select c.position from workflow_cursors c where c.tenant_id = h.tenant_id), 0) as "isUnread",
      (select t.clock_stopped_at from published.tenants t where t.tenant_id = h.tenant_id) as "clockStoppedAt"
    from journal_heads h where h.tenant_id = ${tenantId}::uuid`
}

/** Selects rows if a case is due at a time, or something happened that was not searched yet. */
export function findDueWork(tenantId: string, now: Date): Statement {
  return sql`
    select true from workflow_positions p where p.tenant_id = ${tenantId}::uuid and p.next_at <= ${now}::timestamptz
    union all
    select true from (${findUnread(tenantId)}) u where u."isUnread"`
}

/** The cases on which something happened after a place in the journal, and the place up to which it was searched. */
export function findActivity(
  tenantId: string,
  after: number,
  limit: number,
): Statement<{ until: number; head: number; caseIds: string[] }> {
  return sql<{ until: number; head: number; caseIds: string[] }>`
    select r.until, h.position as head, array(
      select distinct j.case_id from journal j
      where j.tenant_id = ${tenantId}::uuid and j.position > ${after}::bigint and j.position <= r.until
        and j.case_id is not null and not j.is_test) as "caseIds"
    from journal_heads h
    cross join lateral (select least(h.position, ${after}::bigint + ${limit}::bigint) as until) r
    where h.tenant_id = ${tenantId}::uuid`
}

export function moveCursor(tenantId: string, position: number): Statement {
  return sql`update workflow_cursors set position = ${position}::bigint where tenant_id = ${tenantId}::uuid`
}

/** A part of the journal: the entries after one position, up to another. */
export interface JournalPart {
  readonly after: number
  readonly until: number
}

/** What decides which workflow some cases follow, after a part of the journal. */
export function findAssignments(
  tenantId: string,
  { caseIds, timeZone, after, until }: JournalPart & { readonly caseIds: readonly string[]; readonly timeZone: string },
): Statement<AssignmentRow> {
  const dayOf = (moment: Statement): Statement => sql`(${moment} at time zone ${timeZone}::text)::date`
  const candidate = (workflowId: Statement): Statement => sql`(
    select jsonb_build_object('workflowId', v.workflow_id, 'version', v.version,
      'stepId', v.definition -> 'steps' -> 0 ->> 'id', 'publishedOn', ${dayOf(sql`v.published_at`)})
    from published.workflows w
    join published.workflow_versions v
      on v.tenant_id = w.tenant_id and v.workflow_id = w.workflow_id and v.version = w.published_version
    where w.tenant_id = c.tenant_id and w.workflow_id = ${workflowId})`
  const groupWorkflowId = sql`(
    select case when g.settings ->> 'defaultWorkflowId' ~ '^[0-9A-Fa-f-]{36}$'
             then (g.settings ->> 'defaultWorkflowId')::uuid end
    from published.case_groups g where g.tenant_id = c.tenant_id and g.case_group_id = c.group_id)`
  return sql<AssignmentRow>`
    with reopened as materialized (
      select distinct on (j.case_id) j.case_id, j.event = 'cases.update' as "isLast" from journal j
      where j.tenant_id = ${tenantId}::uuid and j.position > ${after}::bigint and j.position <= ${until}::bigint
        and (j.operation = 'start-case-workflow'
             or case when j.event = 'cases.update' then j.before ->> 'status' = 'ENDED' and j.after ->> 'status' <> 'ENDED' end)
      order by j.case_id, j.position desc
    )
    select c.case_id as "caseId", c.status, ${dayOf(sql`c.status_time`)}::text as "statusOn",
      exists (select from published.case_merges m
              where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null) as "isMerged",
      (select jsonb_build_object('state', p.state, 'chosenBy', p.chosen_by, 'isReopened', exists (
         select from reopened r where r.case_id = p.case_id and r."isLast"))
       from workflow_positions p
       where p.tenant_id = c.tenant_id and p.case_id = c.case_id) as position,
      ${candidate(groupWorkflowId)} as "group", ${candidate(sql`k.default_chain_id`)} as creditor,
      ${candidate(sql`k.default_client_chain_id`)} as client
    from published.cases c
    join published.creditors k on k.tenant_id = c.tenant_id and k.creditor_id = c.creditor_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = any (${caseIds}::uuid[])`
}

/** How many cases follow each version of a workflow, and are not at its end. */
export function countByVersion(tenantId: string, workflowId: string): Statement<{ version: number; cases: number }> {
  return sql<{ version: number; cases: number }>`
    select p.version, count(*)::integer as cases from workflow_positions p
    where p.tenant_id = ${tenantId}::uuid and p.workflow_id = ${workflowId}::uuid and p.state in ('RUNNING', 'HELD')
    group by p.version order by p.version desc`
}
