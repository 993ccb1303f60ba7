import type { Command } from '../../../platform/commands/command.ts'
import { findPlan } from './payment-plans.queries.ts'
import type { PaymentPlan } from './payment-plans.schemas.ts'
import { paymentPlanView } from './payment-plan-view.ts'

/** Reads a plan that was created or changed, and emits its event and audit entry. */
export async function announcePlan(
  command: Command,
  paymentPlanId: string,
  before?: PaymentPlan,
): Promise<PaymentPlan> {
  const { tenantId, transaction, now, tenant } = command
  const row = await transaction.one(findPlan(tenantId, paymentPlanId))
  const after = paymentPlanView(row, { now, timeZone: tenant.timeZone })
  const type = before === undefined ? 'payment-plans.create' : 'payment-plans.status-change'
  command.emit({ type, subjectId: paymentPlanId, caseId: after.caseId, data: after })
  const change = before === undefined ? { after } : { before, after }
  command.audit({ subjectType: 'payment-plan', subjectId: paymentPlanId, ...change })
  return after
}
