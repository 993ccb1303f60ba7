import type { Command } from '../../../platform/commands/command.ts'
import { billingModelView } from './billing-model-view.ts'
import { insertBillingModel } from './billing-models.queries.ts'
import { blankTerms, requireValidTerms } from './billing-models.rules.ts'
import type { BillingModel, BillingModelInput } from './billing-models.schemas.ts'

/** Adds a way of settling with creditors, for them to have as their default. */
export async function createBillingModel(command: Command, input: BillingModelInput): Promise<BillingModel> {
  const { name, description, ...given } = input
  const terms = { ...blankTerms, ...given }
  requireValidTerms(terms)
  const row = await command.transaction.one(
    insertBillingModel({
      tenantId: command.tenantId,
      billingModelId: command.newId(),
      name,
      description: description ?? null,
      ...terms,
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const billingModel = billingModelView(row)
  command.emit({ type: 'billing-models.create', subjectId: billingModel.billingModelId, data: billingModel })
  command.audit({ subjectType: 'billing-model', subjectId: billingModel.billingModelId, after: billingModel })
  return billingModel
}
