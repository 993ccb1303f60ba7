import type { Command } from '../../../platform/commands/command.ts'
import { billingModelView } from './billing-model-view.ts'
import { lockBillingModel, updateBillingModel } from './billing-models.queries.ts'
import { requireValidTerms } from './billing-models.rules.ts'
import type { BillingModel, BillingModelPatch } from './billing-models.schemas.ts'
import { problem, message } from './billing-models.problems.ts'

/** Changes the given fields of a billing model, for settlements to come; where that changes nothing, nothing is written. */
export async function patchBillingModel(
  command: Command,
  billingModelId: string,
  patch: BillingModelPatch,
): Promise<BillingModel> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockBillingModel(tenantId, billingModelId))
  if (current === undefined) throw problem('not-found', message('There is no such billing model.'))
  const before = billingModelView(current)
  command.requireMatch(before)
  const wanted = { ...current, ...patch }
  requireValidTerms(wanted)
  const changed = await transaction.maybeOne(updateBillingModel(wanted))
  if (changed === undefined) return before
  const after = billingModelView(changed)
  command.emit({ type: 'billing-models.update', subjectId: after.billingModelId, data: after })
  command.audit({ subjectType: 'billing-model', subjectId: after.billingModelId, before, after })
  return after
}
