import type { Command } from '../../../platform/commands/command.ts'
import { type CaseVoucherAllocation, debitLapsed, lockCase, settleVouchers } from '../case-vouchers/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { findAllocation } from './payments.queries.ts'
import { requireNoReversal } from './payments.rules.ts'
import { problem, message } from './payments.problems.ts'

/** Undoes an allocation: the amount is outstanding again on the debit and unallocated on the credit. The record stays. */
export async function undoAllocation(command: Command, allocationId: string): Promise<CaseVoucherAllocation> {
  const { tenantId, transaction } = command
  const found = requireFound(
    await transaction.maybeOne(findAllocation(tenantId, allocationId)),
    message('There is no such allocation.'),
  )
  // Read again once the case is locked: another command may have undone it in the meantime.
  const [locked, allocation] = await Promise.all([
    lockCase(command, found.caseId),
    transaction.one(findAllocation(tenantId, allocationId)),
  ])
  if (allocation.undoneAt !== null)
    throw problem('allocation-undone', message('The allocation has already been undone.'))
  requireNoReversal(allocation, locked.vouchers)
  const credit = locked.vouchers.find(({ caseVoucherId }) => caseVoucherId === allocation.creditVoucherId)
  if (credit?.isLapse === true) throw debitLapsed()
  const [undone] = await settleVouchers(command, locked, {
    ...{ cause: 'undone-allocation', allocate: [], undo: [allocation] },
  })
  if (undone === undefined) throw new Error('The undone allocation was not returned.')
  return undone
}
