import type { LockedVoucher } from './allocations.queries.ts'
import type { EntryContext } from './case-vouchers.queries.ts'

/** A case that is locked until the transaction ends, with its vouchers and those of the cases merged with it. */
export interface LockedCase {
  readonly context: EntryContext
  /** The case it was merged into, or itself. */
  readonly rootCaseId: string
  readonly vouchers: readonly LockedVoucher[]
}
