import type { Command } from '../../../platform/commands/command.ts'
import { endPaidCase, findCasesAroundAll } from '../../casework/case-status/index.ts'
import { allocationView } from './allocation-view.ts'
import {
  insertAllocations,
  lockFreeCasesOfEntries,
  lockVouchersOfAll,
  type LockedVoucher,
  type NewAllocation,
} from './allocations.queries.ts'
import { bearsInterest, correctInterest, type PlannedInterest } from './book-interest.ts'
import { insertVouchersOfCases, type NewCaseVoucher } from './case-vouchers.queries.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'
import type { LockedCase } from './locked-case.ts'
import { moveOutstanding } from './outstanding.queries.ts'
import { outstandingChanges } from './outstanding.rules.ts'

/**
 * Locks those of several cases that no other command holds, with their vouchers, and returns them by id. Waits for no
 * case: one that is left out is locked on its own, with `lockCase`. Of cases that are settled together, the first is
 * returned.
 */
export async function lockFreeCases(
  command: Command,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, LockedCase>> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  // Queued on one connection and run in order, so the second statement runs after the cases are locked.
  const [cases, around] = await Promise.all([
    transaction.many(lockFreeCasesOfEntries(tenantId, caseIds)),
    transaction.many(findCasesAroundAll(tenantId, caseIds)),
  ])
  const held = new Map(cases.map((row) => [row.caseId, row]))
  const complete = new Map(
    around
      .filter((group) => group.caseIds.every((id) => held.has(id)))
      .toReversed()
      .map((group) => [group.rootCaseId, group]),
  )
  const groups = [...complete.values()]
  const vouchers = await transaction.many(
    lockVouchersOfAll(
      tenantId,
      groups.flatMap((group) => group.caseIds),
    ),
  )
  const vouchersOf = new Map<string, LockedVoucher[]>()
  for (const voucher of vouchers) {
    const own = vouchersOf.get(voucher.caseId)
    if (own === undefined) vouchersOf.set(voucher.caseId, [voucher])
    else own.push(voucher)
  }
  return new Map(
    groups.flatMap(({ caseId, rootCaseId, caseIds: together }): [string, LockedCase][] => {
      const found = held.get(caseId)
      if (found === undefined) return []
      const own = together.flatMap((id) => vouchersOf.get(id) ?? [])
      return [[caseId, { context: { tenantId, ...found, createdAt, createdBy }, rootCaseId, vouchers: own }]]
    }),
  )
}

/** A deposit for a locked case, with its final unallocated amount, and the debits of the case that it pays. */
export interface PlannedDeposit {
  readonly locked: LockedCase
  /** The interest that is booked before it. */
  readonly interest: PlannedInterest
  readonly voucher: NewCaseVoucher
  readonly allocations: readonly NewAllocation[]
}

/** Adds deposits to different cases with what they pay, in one statement per table, and ends cases that are paid. */
export async function addDeposits(command: Command, deposits: readonly PlannedDeposit[]): Promise<void> {
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const written = { tenantId, createdAt, createdBy }
  const vouchers = deposits.flatMap(({ locked: { context }, interest, voucher }) => {
    const { caseId, creditorId, currency } = context
    const added = [...interest.vouchers, { caseId, voucher }]
    return added.map((each) => ({ ...each.voucher, caseId: each.caseId, creditorId, currency }))
  })
  const allocations = deposits.flatMap((deposit) => deposit.allocations)
  const changes = deposits.flatMap((deposit) => outstandingChanges(deposit.allocations, deposit.voucher.caseVoucherId))
  const [inserted, changed] = await Promise.all([
    transaction.many(insertVouchersOfCases(written, vouchers)),
    transaction.many(moveOutstanding(tenantId, changes)),
    transaction.run(insertAllocations(written, allocations)),
  ])
  // The vouchers are locked and were checked, so this is a bug; the transaction is rolled back.
  if (inserted.length !== vouchers.length || changed.length !== changes.length)
    throw new Error('A deposit was not added, or a locked voucher could not be paid.')
  const views = { inserted: viewsOf(inserted), changed: viewsOf(changed) }
  for (const deposit of deposits) announce(command, deposit, views)
  for (const { locked, interest, allocations: own } of deposits) {
    if (bearsInterest(locked)) await correctInterest(command, locked, interest.rules)
    if (isPaid([...locked.vouchers, ...interest.vouchers.map(({ voucher }) => voucher)], own))
      await endPaidCase(command, locked.rootCaseId)
  }
}

type Views = ReadonlyMap<string, CaseVoucher>

function viewsOf(rows: readonly { readonly voucher: CaseVoucher }[]): Views {
  return new Map(rows.map(({ voucher }) => [voucher.caseVoucherId, voucher]))
}

function announce(
  command: Command,
  { locked: { context }, interest, voucher, allocations }: PlannedDeposit,
  { inserted, changed }: { readonly inserted: Views; readonly changed: Views },
): void {
  const { tenantId, currency, createdAt, createdBy, caseId } = context
  for (const added of [...interest.vouchers, { caseId, voucher }]) {
    const { caseVoucherId: subjectId } = added.voucher
    const after = inserted.get(subjectId)
    command.emit({ type: 'case-vouchers.create', subjectId, caseId: added.caseId, data: after })
    command.audit({ subjectType: 'case-voucher', subjectId, after })
  }
  for (const allocation of allocations) {
    const { allocationId, debitVoucherId: subjectId } = allocation
    const debit = changed.get(subjectId)
    command.emit({ type: 'case-vouchers.update', subjectId, caseId: debit?.caseId ?? caseId, data: debit })
    const row = { ...allocation, tenantId, currency, createdAt, createdBy, caseId, undoneAt: null, undoneBy: null }
    command.audit({ subjectType: 'case-voucher-allocation', subjectId: allocationId, after: allocationView(row) })
  }
}

/** Whether nothing of the vouchers is left: `endPaidCase` decides, but most payments leave something. */
function isPaid(
  vouchers: readonly Pick<LockedVoucher, 'outstanding'>[],
  allocations: readonly NewAllocation[],
): boolean {
  const outstanding = vouchers.reduce((sum, voucher) => sum + voucher.outstanding, 0)
  return outstanding === allocations.reduce((sum, { amount }) => sum + amount, 0)
}
