import type { Command } from '../../platform/idempotency/command.ts'
import { Problem } from '../../problems/index.ts'
import { allocationView } from './allocation-view.ts'
import {
  type AllocationRow,
  changeOutstanding,
  insertAllocations,
  lockCaseOfEntries,
  type LockedVoucher,
  lockVouchersOfCase,
  type NewAllocation,
} from './allocations.queries.ts'
import { outstandingChanges } from './allocations.rules.ts'
import type { CaseVoucherAllocation } from './allocations.schemas.ts'
import type { EntryContext } from './case-vouchers.queries.ts'

/** A case whose vouchers nobody else can change until the transaction ends. */
export interface LockedCase {
  readonly context: EntryContext
  readonly vouchers: readonly LockedVoucher[]
}

/**
 * Holds a case and then its vouchers by id, which is the order of all locks, or refuses a case that is not there. A
 * payment that was waited for has made a voucher that is not among them: whoever looks for allocations looks afterwards.
 */
export async function lockCase(command: Command, caseId: string): Promise<LockedCase> {
  const { tenantId, transaction } = command
  const [found, vouchers] = await Promise.all([
    transaction.maybeOne(lockCaseOfEntries(tenantId, caseId)),
    transaction.many(lockVouchersOfCase(tenantId, caseId)),
  ])
  if (found === undefined) throw new Problem('not-found', 'There is no such case.')
  return { context: { tenantId, caseId, ...found, createdAt: command.now, createdBy: command.actor }, vouchers }
}

/** What is to change between the credits and the debits of a case. */
export interface Settlement {
  readonly allocate: readonly NewAllocation[]
  readonly undo: readonly AllocationRow[]
  /** A voucher that the command has just made, with what the settlement leaves of it. */
  readonly newVoucherId?: string
}

/** Writes allocations and undoes others, and announces what that leaves of the vouchers; answers the new, then the undone. */
export async function settleVouchers(
  command: Command,
  { context }: Pick<LockedCase, 'context'>,
  settlement: Settlement,
): Promise<CaseVoucherAllocation[]> {
  const { transaction, now, actor } = command
  const { caseId } = context
  const undoings = settlement.undo.map(({ allocationId, creditVoucherId, debitVoucherId, amount }) => ({
    allocationId: command.newId(),
    creditVoucherId,
    debitVoucherId,
    amount,
    undoesAllocationId: allocationId,
  }))
  const entries = [...settlement.allocate, ...undoings]
  const changes = outstandingChanges(entries, settlement.newVoucherId)
  const [changed] = await Promise.all([
    transaction.many(changeOutstanding(context, changes)),
    transaction.run(insertAllocations(context, entries)),
  ])
  // The vouchers are held and were looked at: to come here is a fault, and everything is rolled back.
  if (changed.length !== changes.length)
    throw new Error('A voucher would be left with more than it is, or less than nothing.')
  for (const { voucher } of changed) {
    command.emit({ type: 'case-vouchers.update', subjectId: voucher.caseVoucherId, caseId, data: voucher })
  }
  const made = settlement.allocate.map((allocation) =>
    allocationView({ ...allocation, ...pickCase(context), undoneAt: null, undoneBy: null }),
  )
  const undone = settlement.undo.map((row) => allocationView({ ...row, undoneAt: now, undoneBy: actor }))
  audit(command, settlement, [...made, ...undone])
  return [...made, ...undone]
}

function pickCase({
  tenantId,
  caseId,
  currency,
  createdAt,
  createdBy,
}: EntryContext): Omit<EntryContext, 'creditorId'> {
  return { tenantId, caseId, currency, createdAt, createdBy }
}

function audit(command: Command, { undo }: Settlement, allocations: readonly CaseVoucherAllocation[]): void {
  const before = new Map(undo.map((row) => [row.allocationId, allocationView(row)]))
  for (const after of allocations) {
    const subject = { subjectType: 'case-voucher-allocation', subjectId: after.allocationId }
    const known = before.get(after.allocationId)
    command.audit(known === undefined ? { ...subject, after } : { ...subject, before: known, after })
  }
}
