import type { Command } from '../../../platform/commands/command.ts'
import { allocationView } from './allocation-view.ts'
import {
  type AllocationRow,
  insertAllocations,
  lockCasesOfEntries,
  type LockedVoucher,
  lockVouchersOfCases,
  type NewAllocation,
} from './allocations.queries.ts'
import { endPaidCase, findCasesAround, reopenOwingCase } from '../../casework/case-status/index.ts'
import { moveOutstanding } from './outstanding.queries.ts'
import { outstandingChanges } from './outstanding.rules.ts'
import type { CaseVoucherAllocation } from './allocations.schemas.ts'
import type { EntryContext } from './case-vouchers.queries.ts'
import { problem, message } from './case-vouchers.problems.ts'

/** A case whose vouchers, and those of the cases merged with it, nobody else can change until the transaction ends. */
export interface LockedCase {
  readonly context: EntryContext
  /** The case it was merged into, or itself. */
  readonly rootCaseId: string
  readonly vouchers: readonly LockedVoucher[]
}

/**
 * Holds a case and then its vouchers by id, which is the order of all locks, or refuses a case that is not there. A
 * payment that was waited for has made a voucher that is not among them: whoever looks for allocations looks afterwards.
 */
export async function lockCase(command: Command, caseId: string): Promise<LockedCase> {
  const { tenantId, transaction } = command
  for (;;) {
    // Sent together and run one after the other: what is seen last is seen when the cases are held.
    const [cases, vouchers, around] = await Promise.all([
      transaction.many(lockCasesOfEntries(tenantId, caseId)),
      transaction.many(lockVouchersOfCases(tenantId, caseId)),
      transaction.one(findCasesAround(tenantId, caseId)),
    ])
    const found = cases.find((one) => one.caseId === caseId.toLowerCase())
    if (found === undefined) throw problem('not-found', message('There is no such case.'))
    const context = { tenantId, ...found, createdAt: command.now, createdBy: command.actor }
    // A merge, or the undoing of one, that was waited for has changed which cases are meant.
    const isHeld = around.caseIds.every((id) => cases.some((one) => one.caseId === id))
    if (isHeld) return { context, rootCaseId: around.rootCaseId, vouchers }
  }
}

/** What is to change between the credits and the debits of a case. */
export interface Settlement {
  readonly cause: 'allocation' | 'undone-allocation' | 'reversal'
  readonly allocate: readonly NewAllocation[]
  readonly undo: readonly AllocationRow[]
  /** A voucher that the command has just made, with what the settlement leaves of it. */
  readonly newVoucherId?: string
}

/** Writes allocations and undoes others, and announces what that leaves of the vouchers; answers the new, then the undone. */
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
  // The vouchers are held and were looked at: to come here is a fault, and everything is rolled back.
  if (changed.length !== changes.length)
    throw new Error('A voucher would be left with more than it is, or less than nothing.')
  for (const { voucher } of changed) {
    const { caseVoucherId: subjectId, caseId } = voucher
    command.emit({ type: 'case-vouchers.update', subjectId, caseId, data: voucher })
  }
  const caseIds = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher.caseId]))
  const made = settlement.allocate.map((allocation) => {
    const caseId = caseIds.get(allocation.creditVoucherId) ?? context.caseId
    return allocationView({ ...allocation, ...entryFields(context), caseId, undoneAt: null, undoneBy: null })
  })
  const undone = settlement.undo.map((row) => allocationView({ ...row, undoneAt: now, undoneBy: actor }))
  audit(command, settlement, [...made, ...undone])
  const rises = new Set(changes.filter(({ change }) => change > 0).map(({ caseVoucherId }) => caseVoucherId))
  const owesMore = changed.some(({ voucher }) => voucher.direction === 'debit' && rises.has(voucher.caseVoucherId))
  if (settlement.cause === 'allocation') await endWherePaid(command, locked, settlement)
  else if (owesMore) await reopenCase(command, locked, settlement)
  return [...made, ...undone]
}

async function reopenCase(
  command: Command,
  { rootCaseId }: LockedCase,
  { cause, undo, newVoucherId }: Settlement,
): Promise<void> {
  const refId = newVoucherId ?? undo[0]?.creditVoucherId ?? null
  await reopenOwingCase(command, rootCaseId, { cause: cause === 'reversal' ? cause : 'undone-allocation', refId })
}

/** A payment is a deposit: a case that a credit note or a write-off settles was not paid. */
async function endWherePaid(
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
