import { localDate } from '../../platform/clock/timestamps.ts'
import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, say, validationFailed } from '../../problems/index.ts'
import { payoutView } from './payout-view.ts'
import { findPayout, insertPayment } from './payouts.queries.ts'
import type { Payout, PayoutPatch } from './payouts.schemas.ts'

/** Marks a payout as paid, once and for good. */
export async function patchPayout(command: Command, payoutId: string, patch: PayoutPatch): Promise<Payout> {
  const { tenantId, transaction, now, actor } = command
  const current = await transaction.maybeOne(findPayout(tenantId, payoutId))
  if (current === undefined) throw new Problem('not-found', say('There is no such payout.'))
  const before = payoutView(current)
  command.requireMatch(before)
  if (patch.state === before.state && patch.paidOn === undefined && patch.reference === undefined) return before
  if (before.state === 'PAID') throw alreadyPaid()
  if (patch.state === 'PENDING') {
    throw validationFailed([
      { path: '/state', message: say('must be PAID where a day or a reference of payment is given') },
    ])
  }
  const today = localDate(now, command.tenant.timeZone)
  const paidOn = patch.paidOn ?? today
  if (paidOn > today) throw validationFailed([{ path: '/paidOn', message: say('must not be in the future') }])
  const payment = { paidOn, reference: patch.reference ?? null }
  const made = await transaction.maybeOne(
    insertPayment({ tenantId, payoutId, ...payment, createdAt: now, createdBy: actor }),
  )
  if (made === undefined) throw alreadyPaid()
  const after = payoutView({ ...current, ...payment, paidAt: now, paidBy: actor })
  const caseId = after.caseId === null ? {} : { caseId: after.caseId }
  command.emit({ type: 'payouts.pay', subjectId: payoutId, ...caseId, data: after })
  command.audit({ subjectType: 'payout', subjectId: payoutId, before, after })
  return after
}

function alreadyPaid(): Problem {
  return new Problem('payout-paid', say('The payout was marked as paid before, and stays so.'))
}
