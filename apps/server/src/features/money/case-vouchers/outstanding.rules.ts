import type { Problem } from '../../../problems/index.ts'
import type { NewAllocation } from './allocations.queries.ts'
import type { OutstandingChange } from './outstanding.queries.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** The refusal of a credit that is larger than what is outstanding on the debit it is tied to. */
export function amountExceedsOutstanding(path: string, outstanding: number): Problem {
  return problem(
    'amount-exceeds-outstanding',
    message('Only {0} is outstanding on the voucher it pays.', outstanding),
    {
      errors: [
        { path, message: message('must be at most {0}, the amount outstanding on the voucher it pays', outstanding) },
      ],
      extensions: { outstanding },
    },
  )
}

/**
 * What entries change on the vouchers they join: an allocation takes its amount off both sides, and what undoes one
 * gives it back. A voucher made by the same command was written with what is left of it, and is not changed.
 */
export function outstandingChanges(entries: readonly NewAllocation[], newVoucherId?: string): OutstandingChange[] {
  const changes = new Map<string, number>()
  for (const { creditVoucherId, debitVoucherId, amount, undoesAllocationId } of entries) {
    for (const side of [creditVoucherId, debitVoucherId]) {
      changes.set(side, (changes.get(side) ?? 0) + (undoesAllocationId === undefined ? -amount : amount))
    }
  }
  return [...changes]
    .filter(([caseVoucherId, change]) => change !== 0 && caseVoucherId !== newVoucherId)
    .map(([caseVoucherId, change]) => ({ caseVoucherId, change }))
}
