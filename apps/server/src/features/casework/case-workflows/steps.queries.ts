import { json, lookup, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'

export type StepState = 'DONE' | 'SKIPPED' | 'REFUSED'

/** Why a step was refused or skipped: a rule in both languages, or the words of a person. */
export type StepReason = { readonly code: string; readonly en: string; readonly da: string } | { readonly text: string }

export interface StepRow {
  readonly workflowId: string
  readonly version: number
  readonly stepId: string
  readonly round: number
  readonly type: string
  readonly state: StepState
  readonly attempts: number
  readonly at: Date
  readonly by: Actor
  readonly reason: StepReason | null
  readonly retryAt: Date | null
  readonly effect: Readonly<Record<string, string>>
}

const columns = sql`
  s.workflow_id as "workflowId", s.version, s.step_id as "stepId", s.round, s.type, s.state, s.attempts, s.at, s.by,
  s.reason, s.retry_at as "retryAt", s.effect`

const stepsMax = 200

/** What the steps of a case did, the newest first. */
export function listSteps(tenantId: string, caseId: string): Statement<StepRow> {
  return sql<StepRow>`
    select ${columns} from workflow_steps s
    where s.tenant_id = ${tenantId}::uuid and s.case_id = ${caseId}::uuid
    order by s.at desc, s.round desc, s.step_id
    limit ${stepsMax}::integer`
}

/** What was recorded of a step in a round. */
export function findStep(
  tenantId: string,
  caseId: string,
  step: Pick<StepRow, 'workflowId' | 'version' | 'stepId' | 'round'>,
): Statement<StepRow> {
  return lookup(sql<StepRow>`
    select ${columns} from workflow_steps s
    where s.tenant_id = ${tenantId}::uuid and s.case_id = ${caseId}::uuid and s.workflow_id = ${step.workflowId}::uuid
      and s.version = ${step.version}::integer and s.step_id = ${step.stepId}::text and s.round = ${step.round}::integer`)
}

/**
 * Records a step. Writes no row if it was done or skipped before in this round: then nothing of its transaction may stay.
 * One that was refused before is recorded over that.
 */
export function recordStep(tenantId: string, caseId: string, step: Omit<StepRow, 'attempts'>): Statement {
  return rowWritten(sql`
    insert into workflow_steps as s (
      tenant_id, case_id, workflow_id, version, step_id, round, type, state, attempts, at, by, reason, retry_at, effect)
    values (
      ${tenantId}::uuid, ${caseId}::uuid, ${step.workflowId}::uuid, ${step.version}::integer, ${step.stepId}::text,
      ${step.round}::integer, ${step.type}::text, ${step.state}::text, 1, ${step.at}::timestamptz, ${json(step.by)}::jsonb,
      ${json(step.reason)}::jsonb, ${step.retryAt}::timestamptz, ${json(step.effect)}::jsonb)
    on conflict (tenant_id, case_id, workflow_id, version, step_id, round) do update set
      state = excluded.state, attempts = s.attempts + 1, at = excluded.at, by = excluded.by, reason = excluded.reason,
      retry_at = excluded.retry_at, effect = excluded.effect
    where s.state = 'REFUSED'`)
}

export interface StepTarget {
  /** The debtor who gets messages. */
  readonly userId: string | null
  readonly language: string | null
  /** That of the creditor. */
  readonly country: string | null
  readonly phone: string | null
  readonly currency: string
  readonly voucherTypeId: string | null
  readonly endReasonId: string | null
}

/** A step that refers to nothing by its handle. */
export const noNames = { voucherType: null, endReason: null }

/** What a step refers to by its handles, and whom its messages are for. */
export function findStepTarget(
  tenantId: string,
  caseId: string,
  names: { voucherType: string | null; endReason: string | null },
): Statement<StepTarget> {
  return lookup(sql<StepTarget>`
    select c.currency, d.user_id as "userId", d.language, r.address ->> 'country' as country, d.details -> 'phone' ->> 'number' as phone,
      (select t.voucher_type_id from published.voucher_types t
       where t.tenant_id = c.tenant_id and t.handle = ${names.voucherType}::text) as "voucherTypeId",
      (select e.end_reason_id from published.end_reasons e
       where e.tenant_id = c.tenant_id and e.handle = ${names.endReason}::text) as "endReasonId"
    from published.cases c
    join published.creditors r on r.tenant_id = c.tenant_id and r.creditor_id = c.creditor_id
    left join lateral (
      select p.user_id, p.language, p.details from published.customer_users p
      where p.tenant_id = c.tenant_id and p.customer_id = c.customer_id and p.relation = 'debtor'
      order by p.is_contact desc, p.user_seq_id
      limit 1) d on true
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${caseId}::uuid`)
}
