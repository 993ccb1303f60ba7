import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { inLanguage, type Message } from '../../../problems/index.ts'
import type { BulkAction, BulkParameters, CaseState, Undo } from './bulk-actions.rules.ts'
import type { BulkItemState, BulkJobItem, BulkJobState } from './bulk-jobs.schemas.ts'

export interface BulkJobRow {
  readonly bulkJobId: string
  readonly tenantId: string
  readonly action: BulkAction | 'UNDO'
  readonly parameters: BulkParameters
  readonly state: BulkJobState
  readonly undoesJobId: string | null
  readonly itemCount: number
  readonly checkedCount: number
  readonly doneCount: number
  readonly refusedCount: number
  readonly undoableCount: number
  readonly orderedBy: Actor
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly finishedAt: Date | null
}

const columns = sql`
  j.bulk_job_id as "bulkJobId", j.tenant_id as "tenantId", j.action, j.parameters, j.state, j.undoes_job_id as "undoesJobId",
  n."itemCount", n."checkedCount", n."doneCount", n."refusedCount", n."undoableCount", j.ordered_by as "orderedBy",
  j.created_at as "createdAt", j.created_by as "createdBy", j.finished_at as "finishedAt"`

/** Jobs with the numbers of their cases. */
function jobs(selected: Statement): Statement<BulkJobRow> {
  return sql<BulkJobRow>`
    select ${columns}
    from (${selected}) j
    cross join lateral (
      select count(*)::integer as "itemCount", (count(*) filter (where i.state <> 'NEW'))::integer as "checkedCount",
             (count(*) filter (where i.state = 'DONE'))::integer as "doneCount",
             (count(*) filter (where i.state = 'REFUSED'))::integer as "refusedCount",
             count(i.undo)::integer as "undoableCount"
      from bulk_job_items i
      where i.tenant_id = j.tenant_id and i.bulk_job_id = j.bulk_job_id) n`
}

export function findBulkJob(tenantId: string, bulkJobId: string): Statement<BulkJobRow> {
  return jobs(sql`
    select * from bulk_jobs where tenant_id = ${tenantId}::uuid and bulk_job_id = ${bulkJobId}::uuid`)
}

/** Locks a job until the transaction ends. */
export function lockBulkJob(tenantId: string, bulkJobId: string): Statement<{ state: BulkJobState }> {
  return sql<{ state: BulkJobState }>`
    select state from bulk_jobs where tenant_id = ${tenantId}::uuid and bulk_job_id = ${bulkJobId}::uuid for update`
}

/** The newest jobs first. */
export function listBulkJobs(
  tenantId: string,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<BulkJobRow> {
  return sql<BulkJobRow>`
    ${jobs(sql`
      select * from bulk_jobs
      where tenant_id = ${tenantId}::uuid and (${after}::uuid is null or bulk_job_id < ${after}::uuid)
      order by bulk_job_id desc limit ${limit}::integer offset ${offset}::integer`)}
    order by j.bulk_job_id desc`
}

export interface NewBulkJob {
  readonly tenantId: string
  readonly bulkJobId: string
  readonly action: BulkAction | 'UNDO'
  readonly parameters: BulkParameters
  readonly undoesJobId: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertBulkJob(job: NewBulkJob): Statement {
  return sql`
    insert into bulk_jobs (tenant_id, bulk_job_id, action, parameters, state, undoes_job_id, ordered_by, created_at, created_by)
    values (${job.tenantId}::uuid, ${job.bulkJobId}::uuid, ${job.action}::text, ${json(job.parameters)}::jsonb, 'CHECKING',
            ${job.undoesJobId}::uuid, ${json(job.createdBy)}::jsonb, ${job.createdAt}::timestamptz,
            ${json(job.createdBy)}::jsonb)`
}

/** Adds the cases that exist. Returns how many. */
export function insertBulkItems(tenantId: string, bulkJobId: string, caseIds: readonly string[]): Statement {
  return sql`
    insert into bulk_job_items (tenant_id, bulk_job_id, case_id, state)
    select ${tenantId}::uuid, ${bulkJobId}::uuid, c.case_id, 'NEW'
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = any (${caseIds}::uuid[])
    returning true`
}

/** Adds the cases of a job on which it can be undone, each with what undoes it. */
export function insertUndoItems(tenantId: string, bulkJobId: string, undoesJobId: string): Statement {
  return sql`
    insert into bulk_job_items (tenant_id, bulk_job_id, case_id, state, undo)
    select ${tenantId}::uuid, ${bulkJobId}::uuid, i.case_id, 'NEW', i.undo
    from bulk_job_items i
    where i.tenant_id = ${tenantId}::uuid and i.bulk_job_id = ${undoesJobId}::uuid and i.undo is not null
    returning true`
}

export function setBulkState(
  tenantId: string,
  bulkJobId: string,
  change: { readonly state: BulkJobState; readonly orderedBy?: Actor; readonly finishedAt?: Date },
): Statement {
  return sql`
    update bulk_jobs set
      state = ${change.state}::text, ordered_by = coalesce(${json(change.orderedBy)}::jsonb, ordered_by),
      finished_at = ${change.finishedAt ?? null}::timestamptz
    where tenant_id = ${tenantId}::uuid and bulk_job_id = ${bulkJobId}::uuid`
}

/** The next job of a tenant to be checked or run: the oldest. */
export function findNextJob(tenantId: string): Statement<BulkJobRow> {
  return jobs(sql`
    select * from bulk_jobs
    where tenant_id = ${tenantId}::uuid and finished_at is null and state in ('CHECKING', 'RUNNING')
    order by created_at, bulk_job_id limit 1`)
}

export interface BulkItemRow {
  readonly caseId: string
  readonly undo: Undo | null
}

/** The next cases of a job in a state. */
export function listItemsIn(
  tenantId: string,
  { bulkJobId, state }: { readonly bulkJobId: string; readonly state: BulkItemState },
  limit: number,
): Statement<BulkItemRow> {
  return sql<BulkItemRow>`
    select case_id as "caseId", undo from bulk_job_items
    where tenant_id = ${tenantId}::uuid and bulk_job_id = ${bulkJobId}::uuid and state = ${state}::text
    order by case_id limit ${limit}::integer`
}

/** Moves a case of a job from one state to another. Returns 0 if it is not in the first, or the job is in another state. */
export function moveItem(
  tenantId: string,
  item: { readonly bulkJobId: string; readonly caseId: string; readonly jobState: BulkJobState },
  move: {
    readonly from: BulkItemState
    readonly to: BulkItemState
    readonly reason?: Message
    readonly undo?: Undo | null | undefined
  },
): Statement {
  const reason = move.reason && { en: inLanguage(move.reason, 'en'), da: inLanguage(move.reason, 'da') }
  return sql`
    update bulk_job_items i set
      state = ${move.to}::text, reason = ${json(reason)}::jsonb,
      undo = case when ${move.undo !== undefined}::boolean then ${json(move.undo)}::jsonb else undo end
    where i.tenant_id = ${tenantId}::uuid and i.bulk_job_id = ${item.bulkJobId}::uuid and i.case_id = ${item.caseId}::uuid
      and i.state = ${move.from}::text and exists (
        select from bulk_jobs j
        where j.tenant_id = i.tenant_id and j.bulk_job_id = i.bulk_job_id and j.state = ${item.jobState}::text)`
}

/** The cases of a job with their results. */
export function listBulkItems(
  tenantId: string,
  { bulkJobId, state }: { readonly bulkJobId: string; readonly state: BulkItemState | null },
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: string | null },
): Statement<BulkJobItem> {
  return sql<BulkJobItem>`
    select i.case_id as "caseId", c.case_seq_id as "caseSeqId", i.state, i.reason
    from bulk_job_items i
    join published.cases c on c.tenant_id = i.tenant_id and c.case_id = i.case_id
    where i.tenant_id = ${tenantId}::uuid and i.bulk_job_id = ${bulkJobId}::uuid
      and (${state}::text is null or i.state = ${state}::text) and (${after}::uuid is null or i.case_id > ${after}::uuid)
    order by i.case_id limit ${limit}::integer offset ${offset}::integer`
}

/** What the input of an action depends on. Locks the case, so that it stays true until the action is done. */
export function lockCaseState(tenantId: string, caseId: string): Statement<Omit<CaseState, 'now'>> {
  return sql<Omit<CaseState, 'now'>>`
    select c.case_id as "caseId", c.group_id as "groupId", c.properties, array(
      select t.tag from published.case_tags t where t.tenant_id = c.tenant_id and t.case_id = c.case_id) as tags
    from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid
    for update of c`
}

/** The person that messages on a case go to, as in the contact gate. */
export interface BulkDebtor {
  readonly userId: string
  readonly language: string | null
  /** That of the creditor. */
  readonly country: string | null
}

export function findDebtor(tenantId: string, caseId: string): Statement<BulkDebtor> {
  return sql<BulkDebtor>`
    select u.user_id as "userId", u.language, r.address ->> 'country' as country
    from published.cases c
    join published.creditors r on r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id
    join published.customer_users u on u.tenant_id = c.tenant_id and u.customer_id = c.customer_id
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid and u.erased_at is null
    order by u.relation = 'debtor' desc, u.is_contact desc, u.user_seq_id
    limit 1`
}

/** Workers use the time of the service, and the clock of a test tenant may be ahead of it. */
export function enqueueTenant(tenantId: string, dueAt: Date): Statement {
  return sql`
    insert into bulk_job_queue (tenant_id, leased_until) values (${tenantId}::uuid, least(${dueAt}::timestamptz, now()))
    on conflict (tenant_id) do nothing`
}

/** Takes a tenant with jobs to run. If this worker dies, another takes it after the lease. */
export function claimTenant(now: Date, leasedUntil: Date): Statement<{ tenantId: string }> {
  return sql<{ tenantId: string }>`
    update bulk_job_queue q set leased_until = ${leasedUntil}::timestamptz
    from (
      select tenant_id from bulk_job_queue
      where leased_until <= ${now}::timestamptz
      order by leased_until limit 1
      for update skip locked) due
    where q.tenant_id = due.tenant_id
    returning q.tenant_id as "tenantId"`
}

export function extendLease(tenantId: string, leasedUntil: Date): Statement {
  return sql`
    update bulk_job_queue set leased_until = ${leasedUntil}::timestamptz where tenant_id = ${tenantId}::uuid`
}

export function dequeueTenant(tenantId: string): Statement {
  return sql`delete from bulk_job_queue where tenant_id = ${tenantId}::uuid`
}
