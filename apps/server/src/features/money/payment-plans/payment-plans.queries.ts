import { rowIsThere } from '../../../platform/database/row-is-there.ts'
import { json, lookup, rowWritten, sql, type Statement } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { accruedOnCases } from '../interest/index.ts'
import { debtorNameOf } from '../../parties/customers/index.ts'
import type { PlanStatus, Signature } from './payment-plans.schemas.ts'
import type { Notice, NoticeKind } from './plan-progress.rules.ts'
import type { Interval } from './schedule.rules.ts'

export interface PlanRow {
  readonly paymentPlanId: string
  readonly tenantId: string
  readonly caseId: string
  readonly caseSeqId: number
  readonly debtorName: string
  readonly creditorName: string
  readonly status: PlanStatus
  readonly currency: Currency
  readonly amount: number
  readonly covers: 'ALL' | 'PART'
  readonly amountDue: number
  readonly interest: number
  readonly unpricedDays: number
  readonly rulePack: string | null
  readonly rulePackVersion: string | null
  readonly fee: number
  readonly interval: Interval
  readonly dueDates: readonly string[]
  readonly amounts: readonly number[]
  readonly paid: number
  readonly graceDays: number
  readonly breachAfterMissed: number
  readonly breachAfterDays: number | null
  readonly reminderDays: number
  readonly proposedBy: 'CASEWORKER' | 'DEBTOR'
  readonly signature: Signature | null
  readonly fileId: string | null
  readonly updateId: string | null
  readonly endReason: string | null
  readonly createdAt: Date
  readonly createdBy: Actor
  readonly acceptedAt: Date | null
  readonly endedAt: Date | null
}

/** The payments `v` on the case of a plan `p` and the cases it is settled with, while the plan was in force. */
const paymentsOfPlan = sql`
  from published.case_vouchers v
  where v.tenant_id = p.tenant_id
    and v.case_id = any (array(select w from cases_within(p.tenant_id, case_root(p.tenant_id, p.case_id)) w))
    and v.category = 'deposit' and v.direction = 'credit' and v.reverses_case_voucher_id is null
    and v.created_at >= p.accepted_at and v.created_at <= coalesce(p.ended_at, 'infinity')
    and not exists (
      select from published.case_vouchers r
      where r.tenant_id = v.tenant_id and r.case_id = v.case_id and r.reverses_case_voucher_id = v.case_voucher_id)`

const columns = sql`
  p.payment_plan_id as "paymentPlanId", p.tenant_id as "tenantId", p.case_id as "caseId", c.case_seq_id as "caseSeqId",
  ${debtorNameOf(sql`c`)} as "debtorName",
  (select k.name from published.creditors k where k.tenant_id = c.tenant_id and k.creditor_id = c.creditor_id) as "creditorName",
  p.status, p.currency, p.amount, p.covers, p.amount_due as "amountDue", p.interest, p.unpriced_days as "unpricedDays",
  p.rule_pack as "rulePack", p.rule_pack_version as "rulePackVersion", p.fee, p.interval,
  p.due_dates::text[] as "dueDates", to_jsonb(p.amounts) as amounts,
  (select countable(coalesce(sum(v.amount), 0)) ${paymentsOfPlan}) as paid,
  p.grace_days as "graceDays", p.breach_after_missed as "breachAfterMissed", p.breach_after_days as "breachAfterDays",
  p.reminder_days as "reminderDays", p.proposed_by as "proposedBy", p.signature, p.file_id as "fileId",
  p.update_id as "updateId", p.end_reason as "endReason", p.created_at as "createdAt",
  p.created_by as "createdBy", p.accepted_at as "acceptedAt", p.ended_at as "endedAt"`

const plansWithCases = sql`
  payment_plans p join published.cases c on c.tenant_id = p.tenant_id and c.case_id = p.case_id`

export function findPlan(tenantId: string, paymentPlanId: string): Statement<PlanRow> {
  return lookup(sql<PlanRow>`
    select ${columns} from ${plansWithCases}
    where p.tenant_id = ${tenantId}::uuid and p.payment_plan_id = ${paymentPlanId}::uuid`)
}

/** Locks the plan until the transaction ends. The case must be locked before, as everywhere. */
export function lockPlan(tenantId: string, paymentPlanId: string): Statement<PlanRow> {
  return sql<PlanRow>`${findPlan(tenantId, paymentPlanId)} for update of p`
}

/** Up to when a plan in force was compared with its payments. */
export function findCheckedAt(tenantId: string, paymentPlanId: string): Statement<{ checkedAt: Date }> {
  return sql<{ checkedAt: Date }>`
    select checked_at as "checkedAt" from payment_plans
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${paymentPlanId}::uuid`
}

/** The case of a plan, which never changes. */
export function findCaseOfPlan(tenantId: string, paymentPlanId: string): Statement<{ caseId: string }> {
  return sql<{ caseId: string }>`
    select case_id as "caseId" from payment_plans
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${paymentPlanId}::uuid`
}

export interface PlanFilters {
  readonly status?: PlanStatus
  readonly caseId?: string
  readonly creditorId?: string
}

export function listPlans(
  tenantId: string,
  { status, caseId, creditorId }: PlanFilters,
  page: { limit: number; offset: number; after: string | null },
): Statement<PlanRow> {
  return sql<PlanRow>`
    select ${columns} from ${plansWithCases}
    where p.tenant_id = ${tenantId}::uuid and (${page.after}::uuid is null or p.payment_plan_id < ${page.after}::uuid)
      and (${status ?? null}::text is null or p.status = ${status ?? null}::text)
      and (${caseId ?? null}::uuid is null
           or p.case_id = any (array(select w from cases_within(${tenantId}::uuid, ${caseId ?? null}::uuid) w)))
      and (${creditorId ?? null}::uuid is null or c.creditor_id = ${creditorId ?? null}::uuid)
    order by p.payment_plan_id desc
    limit ${page.limit}::integer offset ${page.offset}::integer`
}

/** Whether the resources in the filters exist; an absent filter counts as existing. */
export function findNamed(
  tenantId: string,
  { caseId, creditorId }: PlanFilters,
): Statement<{ hasCase: boolean; hasCreditor: boolean }> {
  return sql<{ hasCase: boolean; hasCreditor: boolean }>`
    select ${rowIsThere(tenantId, sql`published.cases where case_id`, caseId ?? null)} as "hasCase",
           ${rowIsThere(tenantId, sql`published.creditors where creditor_id`, creditorId ?? null)} as "hasCreditor"`
}

/** The proposal or the plan in force on a case, for the debtor. */
export function findOpenPlan(tenantId: string, caseId: string): Statement<PlanRow> {
  return sql<PlanRow>`
    select ${columns} from ${plansWithCases}
    where p.tenant_id = ${tenantId}::uuid and p.status in ('ACTIVE', 'PROPOSED')
      and p.case_id = any (array(select w from cases_within(${tenantId}::uuid, case_root(${tenantId}::uuid, ${caseId}::uuid)) w))
    order by p.status, p.payment_plan_id desc limit 1`
}

export interface PlanCaseRow {
  readonly rootCaseId: string
  readonly status: string
  readonly currency: Currency
}

/** The case that a plan for a case belongs to: the one it was merged into, or itself. */
export function findPlanCase(tenantId: string, caseId: string): Statement<PlanCaseRow> {
  return lookup(sql<PlanCaseRow>`
    select c.case_id as "rootCaseId", c.status, c.currency from published.cases c
    where c.tenant_id = ${tenantId}::uuid and c.case_id = case_root(${tenantId}::uuid, ${caseId}::uuid)`)
}

export type NewPlan = Omit<
  PlanRow,
  'caseSeqId' | 'debtorName' | 'creditorName' | 'status' | 'paid' | 'updateId' | 'endReason' | 'acceptedAt' | 'endedAt'
>

export function insertPlan(plan: NewPlan): Statement {
  return rowWritten(sql`
    insert into payment_plans (
      tenant_id, payment_plan_id, case_id, currency, status, amount, covers, amount_due, interest, unpriced_days,
      rule_pack, rule_pack_version, fee, interval, due_dates, amounts, grace_days, breach_after_missed, breach_after_days,
      reminder_days, proposed_by, signature, file_id, created_at, created_by)
    values (
      ${plan.tenantId}::uuid, ${plan.paymentPlanId}::uuid, ${plan.caseId}::uuid, ${plan.currency}::text, 'PROPOSED',
      ${plan.amount}::bigint, ${plan.covers}::text, ${plan.amountDue}::bigint, ${plan.interest}::bigint,
      ${plan.unpricedDays}::integer, ${plan.rulePack}::text, ${plan.rulePackVersion}::text, ${plan.fee}::bigint,
      ${plan.interval}::text, ${plan.dueDates}::date[], ${plan.amounts}::bigint[], ${plan.graceDays}::integer,
      ${plan.breachAfterMissed}::integer, ${plan.breachAfterDays}::integer, ${plan.reminderDays}::integer,
      ${plan.proposedBy}::text, ${json(plan.signature)}::jsonb, ${plan.fileId}::uuid, ${plan.createdAt}::timestamptz,
      ${json(plan.createdBy)}::jsonb)`)
}

export interface Step {
  readonly paymentPlanId: string
  readonly from: PlanStatus | null
  readonly to: PlanStatus
  readonly at: Date
  readonly by: Actor
}

export function insertStep(tenantId: string, { paymentPlanId, from, to, at, by }: Step): Statement {
  return rowWritten(sql`
    insert into payment_plan_steps (tenant_id, payment_plan_id, from_status, status, at, by)
    values (${tenantId}::uuid, ${paymentPlanId}::uuid, ${from}::text, ${to}::text, ${at}::timestamptz, ${json(by)}::jsonb)`)
}

export interface Acceptance {
  readonly paymentPlanId: string
  readonly signature: Signature
  readonly fileId: string
  readonly updateId: string
  readonly at: Date
}

/** Puts a proposal in force. */
export function acceptPlan(tenantId: string, accepted: Acceptance): Statement {
  return sql`
    update payment_plans
    set status = 'ACTIVE', signature = ${json(accepted.signature)}::jsonb, file_id = ${accepted.fileId}::uuid,
        update_id = ${accepted.updateId}::uuid, accepted_at = ${accepted.at}::timestamptz,
        checked_at = ${accepted.at}::timestamptz
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${accepted.paymentPlanId}::uuid and status = 'PROPOSED'`
}

/** Ends a proposal or a plan. */
export function endPlan(
  tenantId: string,
  end: { paymentPlanId: string; from: PlanStatus; to: PlanStatus; reason: string | null; at: Date },
): Statement {
  return sql`
    update payment_plans
    set status = ${end.to}::text, ended_at = ${end.at}::timestamptz, end_reason = ${end.reason}::text
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${end.paymentPlanId}::uuid and status = ${end.from}::text`
}

/** Whether nothing is due on a case any more, and whether it has ended. */
export function findDebtState(
  tenantId: string,
  rootCaseId: string,
  now: Date,
): Statement<{ isSettled: boolean; isEnded: boolean }> {
  return sql<{ isSettled: boolean; isEnded: boolean }>`
    select c.status = 'ENDED' as "isEnded",
           not exists (
             select from published.case_vouchers v
             where v.tenant_id = c.tenant_id and v.case_id = any (w.case_ids) and v.direction = 'debit' and v.outstanding > 0)
           and ${accruedOnCases(sql`c.tenant_id`, sql`w.case_ids`, now)} = 0 as "isSettled"
    from published.cases c
    cross join lateral (select array(select cases_within(c.tenant_id, c.case_id)) as case_ids) w
    where c.tenant_id = ${tenantId}::uuid and c.case_id = ${rootCaseId}::uuid`
}

export interface PlanPayment {
  readonly date: Date
  readonly amount: number
}

/** The payments that fill the instalments of a plan. */
export function listPlanPayments(tenantId: string, paymentPlanId: string): Statement<PlanPayment> {
  return sql<PlanPayment>`
    select f.date, f.amount
    from payment_plans p cross join lateral (select v.date, v.amount ${paymentsOfPlan}) f
    where p.tenant_id = ${tenantId}::uuid and p.payment_plan_id = ${paymentPlanId}::uuid`
}

export function listNotices(tenantId: string, paymentPlanId: string): Statement<{ number: number; kind: NoticeKind }> {
  return sql<{ number: number; kind: NoticeKind }>`
    select number, kind from payment_plan_notices
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${paymentPlanId}::uuid`
}

export function insertNotices(
  tenantId: string,
  paymentPlanId: string,
  { notices, now }: { notices: readonly Notice[]; now: Date },
): Statement {
  return sql`
    insert into payment_plan_notices (tenant_id, payment_plan_id, number, kind, day, noticed_at)
    select ${tenantId}::uuid, ${paymentPlanId}::uuid, n.number, n.kind, n.day, ${now}::timestamptz
    from jsonb_to_recordset(${json(notices)}::jsonb) as n (number integer, kind text, day date)
    on conflict do nothing`
}

export function setCheckedAt(tenantId: string, paymentPlanId: string, at: Date): Statement {
  return sql`
    update payment_plans set checked_at = ${at}::timestamptz
    where tenant_id = ${tenantId}::uuid and payment_plan_id = ${paymentPlanId}::uuid`
}

/**
 * The plans in force that were not compared today, or whose case has a payment or has ended since. The case is a column,
 * with `offset 0`: PostgreSQL would call `cases_within` for each plan if its argument were another function.
 */
export function listPlansToCheck(
  tenantId: string,
  startOfToday: Date,
  page: { after: string | null; limit: number },
): Statement<{ paymentPlanId: string }> {
  return sql<{ paymentPlanId: string }>`
    select p.payment_plan_id as "paymentPlanId"
    from payment_plans p
    where p.tenant_id = ${tenantId}::uuid and p.status = 'ACTIVE'
      and (${page.after}::uuid is null or p.payment_plan_id > ${page.after}::uuid)
      and (p.checked_at < ${startOfToday}::timestamptz
        or exists (
          select from published.case_vouchers v
          where v.tenant_id = p.tenant_id and v.created_at > p.checked_at
            and v.case_id = any (array(
              select w from (select case_root(p.tenant_id, p.case_id) as case_id offset 0) r
              cross join lateral cases_within(p.tenant_id, r.case_id) w)))
        or exists (
          select from published.cases c
          where c.tenant_id = p.tenant_id and c.case_id = case_root(p.tenant_id, p.case_id) and c.status = 'ENDED'))
    order by p.payment_plan_id
    limit ${page.limit}::integer`
}

export interface SettingsRow {
  readonly debtorMayPropose: boolean
  readonly acceptsWithinLimits: boolean
  readonly monthsMax: number
  readonly instalmentMin: number
  readonly graceDays: number
  readonly breachAfterMissed: number
  readonly breachAfterDays: number | null
  readonly reminderDays: number
  readonly updatedAt: Date | null
  readonly updatedBy: Actor | null
}

export function findSettings(tenantId: string): Statement<SettingsRow> {
  return lookup(sql<SettingsRow>`
    select debtor_may_propose as "debtorMayPropose", accepts_within_limits as "acceptsWithinLimits",
           months_max as "monthsMax", instalment_min as "instalmentMin", grace_days as "graceDays",
           breach_after_missed as "breachAfterMissed", breach_after_days as "breachAfterDays",
           reminder_days as "reminderDays", updated_at as "updatedAt", updated_by as "updatedBy"
    from payment_plan_settings where tenant_id = ${tenantId}::uuid`)
}

/** Changes the settings; a concurrent change of the same tenant waits. */
export function putSettings(tenantId: string, row: SettingsRow): Statement {
  return sql`
    insert into payment_plan_settings (
      tenant_id, debtor_may_propose, accepts_within_limits, months_max, instalment_min, grace_days, breach_after_missed,
      breach_after_days, reminder_days, updated_at, updated_by)
    values (
      ${tenantId}::uuid, ${row.debtorMayPropose}::boolean, ${row.acceptsWithinLimits}::boolean, ${row.monthsMax}::integer,
      ${row.instalmentMin}::bigint, ${row.graceDays}::integer, ${row.breachAfterMissed}::integer,
      ${row.breachAfterDays}::integer, ${row.reminderDays}::integer, ${row.updatedAt}::timestamptz,
      ${json(row.updatedBy)}::jsonb)
    on conflict (tenant_id) do update set
      debtor_may_propose = excluded.debtor_may_propose, accepts_within_limits = excluded.accepts_within_limits,
      months_max = excluded.months_max, instalment_min = excluded.instalment_min, grace_days = excluded.grace_days,
      breach_after_missed = excluded.breach_after_missed, breach_after_days = excluded.breach_after_days,
      reminder_days = excluded.reminder_days, updated_at = excluded.updated_at, updated_by = excluded.updated_by`
}

/** The voucher type for the fee of a plan; nothing if the tenant has none. */
export function findFeeType(tenantId: string): Statement<{ voucherTypeId: string }> {
  return sql<{ voucherTypeId: string }>`
    select voucher_type_id as "voucherTypeId" from published.voucher_types
    where tenant_id = ${tenantId}::uuid and handle = 'plan-fee' and direction = 'debit' and category = 'fee'`
}
