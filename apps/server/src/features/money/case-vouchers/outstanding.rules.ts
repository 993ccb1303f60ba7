import { type Problem, shownAmount } from '../../../problems/index.ts'
import type { NewAllocation } from './allocations.queries.ts'
import type { OutstandingChange } from './outstanding.queries.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** The problem of a credit that exceeds the outstanding amount of the debit it pays. */
export function amountExceedsOutstanding(path: string, outstanding: number): Problem {
  return problem(
    'amount-exceeds-outstanding',
    message('Only {0} is outstanding on the voucher it pays.', shownAmount(outstanding)),
    {
      errors: [
        {
          path,
          message: message(
            'must be at most {0}, the amount outstanding on the voucher it pays',
            shownAmount(outstanding),
          ),
        },
      ],
      extensions: { outstanding },
    },
  )
}

/**
 * The changes of outstanding amounts that entries cause: an allocation reduces both vouchers, and its undoing restores
 * them. A voucher created by the same command was inserted with its final amount, so it is left out.
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

/** The problem of collecting a debit that has lapsed without an override. */
export function debitLapsed(): Problem {
  return problem('debit-lapsed', message('The debit has lapsed and cannot be collected.'))
}
