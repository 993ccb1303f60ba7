import type { Command } from '../../../platform/commands/command.ts'
import { requireIndependentSecondPerson } from '../../access/users/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { findLastChange, insertApproval, listFirstPersons } from './payout-approvals.queries.ts'
import { payoutView } from './payout-view.ts'
import { findPayout } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'
import { message } from './payouts.problems.ts'

/**
 * Lets a second person approve where a payout goes. The approval names the last change of the recipient's account, so a
 * change after it, or at the same moment, leaves it void.
 */
export async function approvePayout(command: Command, payoutId: string): Promise<Payout> {
  const { tenantId, transaction, now, actor, principal: second } = command
  // Before all else is looked at: what changes after this moment is not what was approved.
  const { changeNumber } = await transaction.one(findLastChange(tenantId, payoutId))
  const current = requireFound(
    await transaction.maybeOne(findPayout(tenantId, payoutId, now)),
    message('There is no such payout.'),
  )
  const before = payoutView(current)
  command.requireMatch(before)
  if (before.approvalState !== 'REQUIRED') return before
  const firsts = await transaction.many(listFirstPersons(tenantId, payoutId, now))
  // Changes from before they were recorded are nobody's: whoever made the payout then counts as the first.
  const firstIds = firsts.length === 0 ? [before.createdBy.id] : firsts.map(({ firstId }) => firstId)
  for (const firstId of firstIds) await requireIndependentSecondPerson(transaction, { tenantId, firstId, second, now })
  await transaction.maybeOne(insertApproval({ tenantId, payoutId, changeNumber, approvedAt: now, approvedBy: actor }))
  const after = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.approve', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  return after
}
