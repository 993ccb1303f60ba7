import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { WorkflowDefinition } from '../workflows/index.ts'

/** A workflow and its published version, both null before the first one is published. Locks it against deletion. */
export function findPublished(
  tenantId: string,
  workflowId: string,
): Statement<{ version: number | null; definition: WorkflowDefinition | null }> {
  return sql<{ version: number | null; definition: WorkflowDefinition | null }>`
    select v.version, v.definition from published.workflows w
    left join published.workflow_versions v
      on v.tenant_id = w.tenant_id and v.workflow_id = w.workflow_id and v.version = w.published_version
    where w.tenant_id = ${tenantId}::uuid and w.workflow_id = ${workflowId}::uuid`
}

export interface CasesToMove {
  readonly workflowId: string
  readonly fromVersion: number
  readonly toVersion: number
  /** The steps of the version that the cases move to. */
  readonly stepIds: readonly string[]
  readonly heldReason: string
  readonly limit: number
  readonly now: Date
  readonly actor: Actor
}

/** Moves the cases of a version to another one, in a new round. Those at a step that it does not have are held. */
export function movePositions(tenantId: string, move: CasesToMove): Statement<{ caseId: string; isHeld: boolean }> {
  const isKnown = sql`p.step_id = any (${move.stepIds}::text[])`
  return sql<{ caseId: string; isHeld: boolean }>`
    update workflow_positions p set
      version = ${move.toVersion}::integer, round = p.round + 1, leased_until = null,
      state = case when ${isKnown} then p.state else 'HELD' end,
      held_reason = case when ${isKnown} then p.held_reason else coalesce(p.held_reason, ${move.heldReason}::text) end,
      next_at = case when ${isKnown} and p.state = 'RUNNING' then ${move.now}::timestamptz end,
      updated_at = ${move.now}::timestamptz, updated_by = ${json(move.actor)}::jsonb
    where p.tenant_id = ${tenantId}::uuid and p.case_id = any (array(
      select q.case_id from workflow_positions q
      where q.tenant_id = ${tenantId}::uuid and q.workflow_id = ${move.workflowId}::uuid
        and q.version = ${move.fromVersion}::integer and q.state in ('RUNNING', 'HELD')
      order by q.case_id limit ${move.limit}::integer for update))
    returning p.case_id as "caseId", not (${isKnown}) as "isHeld"`
}

/** The newest open cases, of a creditor if one is given, and whether that one exists. */
export function findPortfolio(
  tenantId: string,
  creditorId: string | null,
  limit: number,
): Statement<{ caseIds: string[]; hasCreditor: boolean }> {
  return sql<{ caseIds: string[]; hasCreditor: boolean }>`
    select array(
        select c.case_id from published.cases c
        where c.tenant_id = ${tenantId}::uuid and c.status <> 'ENDED'
          and (${creditorId}::uuid is null or c.creditor_id = ${creditorId}::uuid)
          and not exists (
            select from published.case_merges m
            where m.tenant_id = c.tenant_id and m.merged_case_id = c.case_id and m.undone_at is null)
        order by c.case_seq_id desc
        limit ${limit}::integer) as "caseIds",
      ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId)} as "hasCreditor"`
}
