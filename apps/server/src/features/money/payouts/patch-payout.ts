import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type Message, type Problem, requireFound, validationFailed } from '../../../problems/index.ts'
import { payoutView } from './payout-view.ts'
import { findPayout, insertPayment, lockPayouts } from './payouts.queries.ts'
import type { Payout, PayoutPatch } from './payouts.schemas.ts'
import { problem, message } from './payouts.problems.ts'

/** Marks a payout as paid. This cannot be undone. */
export async function patchPayout(command: Command, payoutId: string, patch: PayoutPatch): Promise<Payout> {
  const { tenantId, transaction, now, actor } = command
  await transaction.run(lockPayouts(tenantId))
  const current = requireFound(
    await transaction.maybeOne(findPayout(tenantId, payoutId, now)),
    message('There is no such payout.'),
  )
  const before = payoutView(current)
  command.requireMatch(before)
  if (patch.state === before.state && patch.paidOn === undefined && patch.reference === undefined) return before
  if (before.state === 'PAID') throw alreadyPaid()
  requireNotInBatch(before)
  const payment = paymentFrom(patch, localDate(now, command.tenant.timeZone))
  if (before.approvalState === 'REQUIRED') throw approvalRequired(before)
  const made = await transaction.maybeOne(
    insertPayment({ tenantId, payoutId, ...payment, createdAt: now, createdBy: actor }),
  )
  if (made === undefined) throw await concurrentlyChanged(command, payoutId)
  const after = payoutView({ ...current, ...payment, paidAt: now, paidBy: actor })
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.pay', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  return after
}

/** Rejects a payout that is paid or cancelled, or in a batch that may pay it. */
export function requireStillHere(payout: Payout): void {
  if (payout.state === 'PAID') throw alreadyPaid()
  requireNotInBatch(payout)
  if (payout.batchPayment?.state === 'SENT' || payout.batchPayment?.state === 'ACCEPTED') {
    throw problem('payout-in-batch', message('The payout is on its way through the bank.'))
  }
}

/** Rejects a cancelled payout, and one in a batch that nobody has approved: its file would pay it again. */
function requireNotInBatch({ state, batchPayment }: Payout): void {
  if (state === 'CANCELLED') throw problem('payout-in-batch', message('The payout is cancelled.'))
  if (batchPayment?.state === 'PREPARED') {
    throw problem('payout-in-batch', message('The payout is in batch {0}.', batchPayment.batchSeqId), {
      extensions: { payoutBatchId: batchPayment.payoutBatchId },
    })
  }
}

function paymentFrom(patch: PayoutPatch, today: string): { paidOn: string; reference: string | null } {
  if (patch.state === 'PENDING') {
    throw validationFailed([{ path: '/state', message: message('must be PAID if paidOn or reference is given') }])
  }
  const paidOn = patch.paidOn ?? today
  if (paidOn > today) throw validationFailed([{ path: '/paidOn', message: message('must not be in the future') }])
  return { paidOn, reference: patch.reference ?? null }
}

/** Someone else marked the payout, or changed the recipient's account, after this command had checked. */
async function concurrentlyChanged({ transaction, tenantId, now }: Command, payoutId: string): Promise<Problem> {
  const payout = payoutView(await transaction.one(findPayout(tenantId, payoutId, now)))
  return payout.state === 'PAID' ? alreadyPaid() : approvalRequired(payout)
}

function alreadyPaid(): Problem {
  return problem('payout-paid', message('The payout is already marked as paid.'))
}

function approvalRequired({ accountChange, accountCorrection }: Payout): Problem {
  return problem('payout-approval-required', whyRequired(), { extensions: { accountChange, accountCorrection } })

  function whyRequired(): Message {
    if (accountCorrection !== null) {
      return message('{0} corrected the account of the payout.', accountCorrection.correctedBy.name)
    }
    return accountChange === null
      ? message('The recipient’s bank account is no longer the one on the payout.')
      : message('{0} changed the recipient’s bank account.', accountChange.changedBy.name)
  }
}
