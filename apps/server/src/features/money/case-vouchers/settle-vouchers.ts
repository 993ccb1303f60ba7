import type { Command } from '../../../platform/commands/command.ts'
import { allocationView } from './allocation-view.ts'
import {
  type AllocationRow,
  insertAllocations,
  lockCasesOfEntries,
  lockVouchersOfCases,
  type NewAllocation,
} from './allocations.queries.ts'
import { endPaidCase, findCasesAround, reopenOwingCase } from '../../casework/case-status/index.ts'
import { bearsInterest, correctInterest } from './book-interest.ts'
import type { LockedCase } from './locked-case.ts'
import { moveOutstanding } from './outstanding.queries.ts'
import { outstandingChanges } from './outstanding.rules.ts'
import type { CaseVoucherAllocation } from './allocations.schemas.ts'
import type { EntryContext } from './case-vouchers.queries.ts'
import { problem, message } from './case-vouchers.problems.ts'

/**
 * Locks a case and then its vouchers by id, the order of all locks; throws if the case does not exist. A payment that
 * held the lock before may have added a voucher that is not among them, so read allocations only afterwards.
 */
export async function lockCase(command: Command, caseId: string): Promise<LockedCase> {
  const { tenantId, transaction } = command
  for (;;) {
    // Queued on one connection and run in order, so the last statement runs after the cases are locked.
    const [cases, vouchers, around] = await Promise.all([
      transaction.many(lockCasesOfEntries(tenantId, caseId)),
      transaction.many(lockVouchersOfCases(tenantId, caseId)),
      transaction.one(findCasesAround(tenantId, caseId)),
    ])
    const found = cases.find((row) => row.caseId === caseId.toLowerCase())
    if (found === undefined) throw problem('not-found', message('There is no such case.'))
    const context = { tenantId, ...found, createdAt: command.now, createdBy: command.actor }
    // A concurrent merge, or its undoing, may have changed which cases belong together; then try again.
    const isComplete = around.caseIds.every((id) => cases.some((row) => row.caseId === id))
    if (isComplete) return { context, rootCaseId: around.rootCaseId, vouchers }
  }
}

/** The allocations to add and to undo on a case. */
export interface Settlement {
  readonly cause: 'allocation' | 'undone-allocation' | 'reversal'
  readonly allocate: readonly NewAllocation[]
  readonly undo: readonly AllocationRow[]
  /** A voucher created by the same command, already with its final outstanding amount. */
  readonly newVoucherId?: string
}

/** Adds and undoes allocations, and emits the changed vouchers. Returns the new allocations, then the undone ones. */
export async function settleVouchers(
  command: Command,
  locked: LockedCase,
  settlement: Settlement,
): Promise<CaseVoucherAllocation[]> {
  const { transaction, now, actor } = command
  const { context, vouchers } = locked
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
    transaction.many(moveOutstanding(context.tenantId, changes)),
    transaction.run(insertAllocations(context, entries)),
  ])
  // The vouchers are locked and were checked, so this is a bug; the transaction is rolled back.
  if (changed.length !== changes.length)
    throw new Error('The outstanding amount of a voucher would be negative or exceed its amount.')
  for (const { voucher } of changed) {
    const { caseVoucherId: subjectId, caseId } = voucher
    command.emit({ type: 'case-vouchers.update', subjectId, caseId, data: voucher })
  }
  const caseIds = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher.caseId]))
  const added = settlement.allocate.map((allocation) => {
    const caseId = caseIds.get(allocation.creditVoucherId) ?? context.caseId
    return allocationView({ ...allocation, ...entryFields(context), caseId, undoneAt: null, undoneBy: null })
  })
  const undone = settlement.undo.map((row) => allocationView({ ...row, undoneAt: now, undoneBy: actor }))
  audit(command, settlement, [...added, ...undone])
  if (bearsInterest(locked)) await correctInterest(command, locked)
  const increased = new Set(changes.filter(({ change }) => change > 0).map(({ caseVoucherId }) => caseVoucherId))
  const owesMore = changed.some(({ voucher }) => voucher.direction === 'debit' && increased.has(voucher.caseVoucherId))
  if (settlement.cause === 'allocation') await endCaseIfPaid(command, locked, settlement)
  else if (owesMore) await reopenCase(command, locked, settlement)
  return [...added, ...undone]
}

async function reopenCase(
  command: Command,
  { rootCaseId }: LockedCase,
  { cause, undo, newVoucherId }: Settlement,
): Promise<void> {
  const refId = newVoucherId ?? undo[0]?.creditVoucherId ?? null
  await reopenOwingCase(command, rootCaseId, { cause: cause === 'reversal' ? cause : 'undone-allocation', refId })
}

/** Only a deposit is a payment: a case that is settled by a credit note or a write-off does not end as paid. */
async function endCaseIfPaid(
  command: Command,
  { rootCaseId, vouchers }: LockedCase,
  { allocate }: Settlement,
): Promise<void> {
  const deposits = new Set(
    vouchers.filter(({ category }) => category === 'deposit').map(({ caseVoucherId }) => caseVoucherId),
  )
  if (allocate.some(({ creditVoucherId }) => deposits.has(creditVoucherId))) await endPaidCase(command, rootCaseId)
}

function entryFields({
  tenantId,
  currency,
  createdAt,
  createdBy,
}: EntryContext): Omit<EntryContext, 'creditorId' | 'caseId'> {
  return { tenantId, currency, createdAt, createdBy }
}

function audit(command: Command, { undo }: Settlement, allocations: readonly CaseVoucherAllocation[]): void {
  const before = new Map(undo.map((row) => [row.allocationId, allocationView(row)]))
  for (const after of allocations) {
    const subject = { subjectType: 'case-voucher-allocation', subjectId: after.allocationId }
    const known = before.get(after.allocationId)
    command.audit(known === undefined ? { ...subject, after } : { ...subject, before: known, after })
  }
}
