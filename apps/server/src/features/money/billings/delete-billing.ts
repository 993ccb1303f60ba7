import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { billingView } from './billing-view.ts'
import { deleteDraftParts, lockBilling } from './billings.queries.ts'
import { problem, message } from './billings.problems.ts'

/** Deletes a draft. Its payments go into the next settlement instead. */
export async function deleteBilling(command: Command, billingId: string): Promise<Record<string, never>> {
  const { tenantId, transaction } = command
  const current = requireFound(
    await transaction.maybeOne(lockBilling(tenantId, billingId)),
    message('There is no such settlement.'),
  )
  const before = billingView(current)
  command.requireMatch(before)
  if (before.state === 'APPROVED') throw problem('billing-approved', message('Only a draft can be deleted.'))
  await Promise.all(deleteDraftParts(tenantId, billingId).map((statement) => transaction.run(statement)))
  command.emit({ type: 'billings.delete', subjectId: billingId, data: before })
  command.audit({ subjectType: 'billing', subjectId: billingId, before })
  return {}
}
