import type { NewAllocation, OutstandingChange } from './allocations.queries.ts'

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
