import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { bearsInterest, bookInterest, createCaseVoucher, lockCase } from '../../money/case-vouchers/index.ts'
import { voucherTypeIdOf } from '../../money/voucher-types/index.ts'
import { disputeView } from './dispute-view.ts'
import { closeDispute, type DisputeRow, findDebitAndChargesOnIt, findDispute, lockDispute } from './disputes.queries.ts'
import { requireDecision } from './disputes.rules.ts'
import type { Dispute, DisputeDecision } from './disputes.schemas.ts'
import { message, problem } from './disputes.problems.ts'

/** Decides a dispute, with a credit if it is upheld or partly upheld. */
export async function decideDispute(command: Command, disputeId: string, input: DisputeDecision): Promise<Dispute> {
  const row = await holdDispute(command, disputeId)
  requireDecision(input, row.outstanding)
  const creditedAmount = await credit(command, row, input)
  const { decision: state, answer = null } = input
  return close(command, row, { type: 'disputes.decide', state, answer, creditedAmount })
}

/** Closes a dispute that the debtor no longer maintains. */
export async function withdrawDispute(command: Command, disputeId: string, reason: string | null): Promise<Dispute> {
  const row = await holdDispute(command, disputeId)
  const closed = { state: 'WITHDRAWN', answer: reason, creditedAmount: 0 } as const
  return close(command, row, { type: 'disputes.withdraw', ...closed })
}

/** Locks the case and then the dispute; throws unless it is open. */
async function holdDispute(command: Command, disputeId: string): Promise<DisputeRow> {
  const { tenantId, transaction, now } = command
  const missing = message('There is no such dispute.')
  const { caseId } = requireFound(await transaction.maybeOne(findDispute(tenantId, disputeId)), missing)
  await lockCase(command, caseId)
  const row = requireFound(await transaction.maybeOne(lockDispute(tenantId, disputeId)), missing)
  command.requireMatch(disputeView(row, now))
  if (row.state !== 'OPEN') throw problem('dispute-closed', message('The dispute is already closed.'))
  return row
}

/**
 * Credits what the decision says and returns the sum. If the debit was not owed, neither are the interest and charges on
 * it, so interest that has accrued is booked first.
 */
async function credit(
  command: Command,
  row: DisputeRow,
  { decision, answer, amount }: DisputeDecision,
): Promise<number> {
  const { tenantId, transaction, now } = command
  const { caseId, caseVoucherId } = row
  if (decision === 'REJECTED') return 0
  if (decision === 'PARTLY_UPHELD')
    return creditDebit(command, row, { caseVoucherId, amount: amount ?? 0, text: answer })
  const locked = await lockCase(command, caseId)
  if (bearsInterest(locked)) await bookInterest(command, locked, { date: now, debitVoucherId: caseVoucherId })
  const debits = await transaction.many(findDebitAndChargesOnIt(tenantId, caseId, caseVoucherId))
  let sum = 0
  for (const { caseVoucherId: debitId, outstanding } of debits) {
    sum += await creditDebit(command, row, { caseVoucherId: debitId, amount: outstanding, text: answer })
  }
  return sum
}

async function creditDebit(
  command: Command,
  { caseId, currency }: DisputeRow,
  debit: { readonly caseVoucherId: string; readonly amount: number; readonly text: string | null | undefined },
): Promise<number> {
  await createCaseVoucher(command, caseId, {
    ...{ voucherTypeId: voucherTypeIdOf('credit-note'), amount: debit.amount, currency, source: 'CREDITOR' },
    ...{ date: command.now.toISOString(), referenceCaseVoucherId: debit.caseVoucherId },
    text: debit.text == null ? null : Array.from(debit.text).slice(0, 2_000).join(''),
  })
  return debit.amount
}

async function close(
  command: Command,
  row: DisputeRow,
  closed: Pick<Dispute, 'state' | 'answer' | 'creditedAmount'> & { readonly type: string },
): Promise<Dispute> {
  const { tenantId, transaction, now, actor } = command
  const { disputeId, caseId } = row
  const { type, state, answer, creditedAmount } = closed
  const changes = { state, answer, creditedAmount, closedAt: now, closedBy: actor }
  await transaction.run(closeDispute(tenantId, disputeId, changes))
  const before = disputeView(row, now)
  const after = disputeView(await transaction.one(findDispute(tenantId, disputeId)), now)
  command.emit({ type, subjectId: disputeId, caseId, data: after })
  command.audit({ subjectType: 'dispute', subjectId: disputeId, before, after })
  return after
}
