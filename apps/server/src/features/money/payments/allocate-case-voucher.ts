import { localDate } from '../../../platform/clock/timestamps.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { bearsInterest, bookInterest, lockCase, type NewAllocation, settleVouchers } from '../case-vouchers/index.ts'
import { findAllocationOrder, findCaseIdOfVoucher } from './payments.queries.ts'
import { policyOf, requireCredit, requireShares, shareByPolicy } from './payments.rules.ts'
import type { AllocatedCredit, AllocationInput } from './payments.schemas.ts'

/** Pays debits with the unallocated part of a credit, explicitly or by the allocation policy. The rest stays unallocated. */
export async function allocateCaseVoucher(command: Command, input: AllocationInput): Promise<AllocatedCredit> {
  const { tenantId, transaction } = command
  const { creditVoucherId, allocations: byHand } = input
  const found = await transaction.maybeOne(findCaseIdOfVoucher(tenantId, creditVoucherId))
  if (found === undefined) throw unknownReference('/creditVoucherId', 'case voucher')
  const { caseId } = found
  const today = localDate(command.now, command.tenant.timeZone)
  const [order, locked] = await Promise.all([
    transaction.one(findAllocationOrder(tenantId, sql`${caseId}::uuid`, today)),
    lockWithInterest(command, caseId, creditVoucherId),
  ])
  const credit = locked.vouchers.find((voucher) => voucher.caseVoucherId === creditVoucherId)
  if (credit === undefined) throw unknownReference('/creditVoucherId', 'case voucher')
  requireCredit(credit)
  if (byHand !== undefined) requireShares(byHand, credit.outstanding, locked.vouchers)
  const shares = byHand ?? shareByPolicy(policyOf(order), credit.outstanding, locked.vouchers, credit.earmark)
  const allocate = shares.map(({ debitVoucherId, amount }): NewAllocation => ({
    allocationId: command.newId(),
    creditVoucherId,
    debitVoucherId,
    amount,
  }))
  const allocations = await settleVouchers(command, locked, { cause: 'allocation', allocate, undo: [] })
  const used = allocations.reduce((sum, { amount }) => sum + amount, 0)
  return { creditVoucherId, caseId, unallocated: credit.outstanding - used, allocations }
}

/** Locks the case of a credit, and books the interest that has accrued by the date of the credit, so that it can be paid. */
async function lockWithInterest(
  command: Command,
  caseId: string,
  creditVoucherId: string,
): Promise<Awaited<ReturnType<typeof lockCase>>> {
  const locked = await lockCase(command, caseId)
  const credit = locked.vouchers.find((voucher) => voucher.caseVoucherId === creditVoucherId.toLowerCase())
  if (credit?.direction !== 'credit' || credit.outstanding === 0 || !bearsInterest(locked)) return locked
  const hasBooked = await bookInterest(command, locked, { date: credit.date })
  return hasBooked ? lockCase(command, caseId) : locked
}
