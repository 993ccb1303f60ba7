import type { Command } from '../../../platform/commands/command.ts'
import { type CaseVoucherAllocation, lockCase, settleVouchers } from '../case-vouchers/index.ts'
import { requireFound } from '../../../problems/index.ts'
import { findAllocation } from './payments.queries.ts'
import { requireNoReversal } from './payments.rules.ts'
import { problem, message } from './payments.problems.ts'

/** Takes an allocation back: what it paid is outstanding again, and unallocated on the credit. It stays in the list. */
export async function undoAllocation(command: Command, allocationId: string): Promise<CaseVoucherAllocation> {
  const { tenantId, transaction } = command
  const found = requireFound(
    await transaction.maybeOne(findAllocation(tenantId, allocationId)),
    message('There is no such allocation.'),
  )
  // Looked at again once the case is held: another command may have undone it meanwhile.
  const [locked, allocation] = await Promise.all([
    lockCase(command, found.caseId),
    transaction.one(findAllocation(tenantId, allocationId)),
  ])
  if (allocation.undoneAt !== null)
    throw problem('allocation-undone', message('The allocation has already been undone.'))
  requireNoReversal(allocation, locked.vouchers)
  const [undone] = await settleVouchers(command, locked, {
    ...{ cause: 'undone-allocation', allocate: [], undo: [allocation] },
  })
  if (undone === undefined) throw new Error('An allocation was undone and is not answered.')
  return undone
}
