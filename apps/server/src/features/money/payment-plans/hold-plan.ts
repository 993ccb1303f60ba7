import type { Command } from '../../../platform/commands/command.ts'
import { type Problem, requireFound } from '../../../problems/index.ts'
import { holdCases } from '../../casework/case-status/index.ts'
import { findCaseOfPlan, lockPlan, type PlanRow } from './payment-plans.queries.ts'
import { message, problem } from './payment-plans.problems.ts'
import type { PlanStatus } from './payment-plans.schemas.ts'

/** Locks the case of a plan and then the plan, until the transaction ends. Throws if there is no such plan. */
export async function holdPlan(
  command: Command,
  paymentPlanId: string,
): Promise<{ plan: PlanRow; rootCaseId: string }> {
  const { tenantId, transaction } = command
  const { caseId } = requireFound(
    await transaction.maybeOne(findCaseOfPlan(tenantId, paymentPlanId)),
    message('There is no such payment plan.'),
  )
  const { rootCaseId } = await holdCases(command, caseId)
  return { plan: await transaction.one(lockPlan(tenantId, paymentPlanId)), rootCaseId }
}

/** The problem that a plan is not in the status that a change needs. */
export function wrongStatus(status: PlanStatus): Problem {
  return problem('payment-plan-status', message('The payment plan is {0}.', status), {
    extensions: { planStatus: status },
  })
}
