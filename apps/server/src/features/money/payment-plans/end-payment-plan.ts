import type { Command } from '../../../platform/commands/command.ts'
import { continueOpenUpdate } from '../../casework/updates/index.ts'
import { announcePlan } from './announce-plan.ts'
import { holdPlan, wrongStatus } from './hold-plan.ts'
import { endPlan, insertStep, type PlanRow } from './payment-plans.queries.ts'
import type { PaymentPlan, PlanEnd } from './payment-plans.schemas.ts'
import { paymentPlanView } from './payment-plan-view.ts'

/** Declines or withdraws a proposal, or cancels a plan in force. */
export async function endPaymentPlan(
  command: Command,
  paymentPlanId: string,
  { status, reason }: PlanEnd,
): Promise<PaymentPlan> {
  const { plan } = await holdPlan(command, paymentPlanId)
  command.requireMatch(paymentPlanView(plan, { now: command.now, timeZone: command.tenant.timeZone }))
  if (plan.status !== (status === 'CANCELLED' ? 'ACTIVE' : 'PROPOSED')) throw wrongStatus(plan.status)
  return endHeldPlan(command, plan, { to: status, reason: reason ?? null })
}

/** Ends a locked plan. The case of a plan that was in force is no longer paused by it. */
export async function endHeldPlan(
  command: Command,
  plan: PlanRow,
  { to, reason }: { to: PlanEnd['status'] | 'COMPLETED' | 'BROKEN'; reason: string | null },
): Promise<PaymentPlan> {
  const { tenantId, transaction, now, actor, tenant } = command
  const { paymentPlanId, status: from, updateId } = plan
  const before = paymentPlanView(plan, { now, timeZone: tenant.timeZone })
  await transaction.run(endPlan(tenantId, { paymentPlanId, from, to, reason, at: now }))
  await transaction.run(insertStep(tenantId, { paymentPlanId, from, to, at: now, by: actor }))
  if (updateId !== null) await continueOpenUpdate(command, updateId)
  return announcePlan(command, paymentPlanId, before)
}
