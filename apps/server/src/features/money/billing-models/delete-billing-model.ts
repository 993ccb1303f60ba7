import type { Command } from '../../../platform/commands/command.ts'
import { requireUnused } from '../../../platform/registries/require-unused.ts'
import { billingModelView } from './billing-model-view.ts'
import {
  deleteBillingModel as deleteBillingModelRow,
  findBillingModelUses,
  lockBillingModel,
} from './billing-models.queries.ts'
import { problem, message } from './billing-models.problems.ts'

/** Removes a billing model that nothing refers to. */
export async function deleteBillingModel(command: Command, billingModelId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = await transaction.maybeOne(lockBillingModel(tenantId, billingModelId))
  if (current === undefined) throw problem('not-found', message('There is no such billing model.'))
  const before = billingModelView(current)
  command.requireMatch(before)
  requireUnused('billing model', await transaction.many(findBillingModelUses(tenantId, billingModelId)))
  await transaction.run(deleteBillingModelRow(tenantId, billingModelId))
  command.emit({ type: 'billing-models.delete', subjectId: before.billingModelId, data: before })
  command.audit({ subjectType: 'billing-model', subjectId: before.billingModelId, before })
  return {}
}
