import { localDate } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { Problem, requireFound, shownAmount } from '../../../problems/index.ts'
import { patchPayout } from './patch-payout.ts'
import { findPayout } from './payouts.queries.ts'
import { problem, message } from './payouts.problems.ts'

/** What the bank paid. */
export interface BankPayment {
  readonly amount: number
  readonly currency: Currency
  readonly paidOn: string
  readonly reference: string | null
}

/** Marks a payout as paid by the bank. One that is marked already stays as it is. Rejects another amount or currency. */
export async function settlePayout(command: Command, payoutId: string, payment: BankPayment): Promise<void> {
  const { tenantId, tenant, transaction, now } = command
  const payout = requireFound(
    await transaction.maybeOne(findPayout(tenantId, payoutId, now)),
    message('There is no such payout.'),
  )
  if (payout.amount !== payment.amount || payout.currency !== payment.currency) {
    throw problem('payout-differs', message('The payout is {0} {1}.', shownAmount(payout.amount), payout.currency), {
      extensions: { amount: payout.amount, currency: payout.currency },
    })
  }
  if (payout.paidAt !== null) return
  const today = localDate(now, tenant.timeZone)
  const paidOn = payment.paidOn < today ? payment.paidOn : today
  try {
    await patchPayout(command, payoutId, { state: 'PAID', paidOn, reference: payment.reference })
  } catch (error) {
    // Somebody marked it at the same time.
    if (!(error instanceof Problem && error.code === 'payout-paid')) throw error
  }
}
