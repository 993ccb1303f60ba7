import type { Command } from '../../../platform/commands/command.ts'
import { payoutView } from './payout-view.ts'
import { findPayout } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'

/** Announces that the bank rejected the payment of a payout. The caller has written it to the batch. */
export async function announceFailure(command: Command, before: Payout): Promise<void> {
  const { tenantId, transaction, now } = command
  const { payoutId } = before
  const after = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.fail', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
}
