import type { Command } from '../../../platform/commands/command.ts'
import { requireIndependentSecondPerson } from '../../access/users/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { findLastChange, insertApproval, listFirstPersons } from './payout-approvals.queries.ts'
import { payoutView } from './payout-view.ts'
import { findPayout } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'
import { message } from './payouts.problems.ts'

/**
 * Approves the bank account of a payout as a second person. The approval refers to the last change of the recipient's
 * account and the last correction of the payout's, so a later or concurrent one voids it.
 */
export async function approvePayout(command: Command, payoutId: string): Promise<Payout> {
  const { tenantId, transaction, now, actor, principal: second } = command
  // Read before anything else: changes after this point are not covered by the approval.
  const account = await transaction.one(findLastChange(tenantId, payoutId))
  const current = requireFound(
    await transaction.maybeOne(findPayout(tenantId, payoutId, now)),
    message('There is no such payout.'),
  )
  const before = payoutView(current)
  command.requireMatch(before)
  if (before.approvalState !== 'REQUIRED') return before
  const firsts = await transaction.many(listFirstPersons(tenantId, payoutId, now))
  // Changes made before they were recorded have no author; the creator of the payout counts as the first person.
  const firstIds = firsts.length === 0 ? [before.createdBy.id] : firsts.map(({ firstId }) => firstId)
  for (const firstId of firstIds) await requireIndependentSecondPerson(transaction, { tenantId, firstId, second, now })
  await transaction.maybeOne(insertApproval({ tenantId, payoutId, ...account, approvedAt: now, approvedBy: actor }))
  const after = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.approve', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  return after
}
