import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { casesAround } from '../../casework/case-status/index.ts'
import { findInterestRules, type InterestRule } from '../interest/index.ts'
import { insertAllocations } from './allocations.queries.ts'
import { type InterestEntries, interestToBook, interestToCorrect, type VoucherOfCase } from './booked-interest.rules.ts'
import { type BalanceRow, type BalanceVoucherRow, findCaseBalance } from './case-balance.queries.ts'
import { type EntryContext, insertCaseVouchers } from './case-vouchers.queries.ts'
import { isCountable, noTotals, requireCountableTotals } from './case-vouchers.rules.ts'
import { moveOutstanding } from './outstanding.queries.ts'
import { outstandingChanges } from './outstanding.rules.ts'
import type { LockedCase } from './locked-case.ts'

/** Whether a debit of the case bears interest; if not, there is nothing to book. */
export function bearsInterest({
  vouchers,
}: {
  readonly vouchers: readonly { readonly interestRule: InterestRule | null }[]
}): boolean {
  return vouchers.some(({ interestRule }) => interestRule === 'statutory' || interestRule === 'contractual')
}

/**
 * Books the interest that has accrued on a locked case by a date as interest vouchers, so that a payment of that date can
 * pay it. Returns whether anything was booked.
 */
export async function bookInterest(
  command: Command,
  locked: Pick<LockedCase, 'context' | 'rootCaseId'>,
  { date, debitVoucherId = null }: { readonly date: Date; readonly debitVoucherId?: string | null },
): Promise<boolean> {
  const { tenant } = command
  const entries = await readEntries(command, locked.rootCaseId)
  const known = { date, debitVoucherId, timeZone: tenant.timeZone, newId: () => command.newId() }
  const booked = interestToBook(entries, known)
  requireCountableTotals(noTotals, [...entries.vouchers, ...booked.map(({ voucher }) => voucher)])
  for (const entry of booked) await addVoucher(command, locked.context, entry)
  return booked.length > 0
}

/** Interest to book on a case, and the rules that it follows. */
export interface PlannedInterest {
  readonly vouchers: readonly VoucherOfCase[]
  readonly rules: InterestEntries['rules']
}

/**
 * The interest that `bookInterest` would book on locked cases, each by its date, with nothing written, by the ids of the
 * cases. A case whose totals would be too large is left out.
 */
export async function interestOnCases(
  command: Command,
  cases: readonly { readonly locked: LockedCase; readonly date: Date }[],
): Promise<ReadonlyMap<string, PlannedInterest>> {
  const { tenantId, transaction, tenant } = command
  const caseIds = [...new Set(cases.flatMap(({ locked }) => locked.vouchers.map(({ caseId }) => caseId)))]
  const [rules, ...balances] = await Promise.all([
    transaction.many(findInterestRules(tenantId, sql`select unnest(${caseIds}::uuid[])`)),
    ...cases.map(({ locked }) => transaction.many(findCaseBalance(tenantId, locked.rootCaseId, null))),
  ])
  const booked = new Map<string, PlannedInterest>()
  for (const [index, { locked, date }] of cases.entries()) {
    const vouchers = vouchersOf(balances[index] ?? [])
    const known = { date, debitVoucherId: null, timeZone: tenant.timeZone, newId: () => command.newId() }
    const interest = interestToBook({ vouchers, rules }, known)
    const isExact = isCountable([...vouchers, ...interest.map(({ voucher }) => voucher)])
    if (isExact) booked.set(locked.context.caseId, { vouchers: interest, rules })
  }
  return booked
}

/**
 * Takes back interest that was booked on a locked case and is too high now, with credits. A caller that has read the rules
 * of the case passes them.
 */
export async function correctInterest(
  command: Command,
  { context, rootCaseId }: Pick<LockedCase, 'context' | 'rootCaseId'>,
  rules?: InterestEntries['rules'],
): Promise<void> {
  const { tenant, now, transaction } = command
  const entries = await readEntries(command, rootCaseId, rules)
  const corrections = interestToCorrect(entries, { now, timeZone: tenant.timeZone, newId: () => command.newId() })
  requireCountableTotals(noTotals, [...entries.vouchers, ...corrections.map(({ voucher }) => voucher)])
  for (const { shares, ...entry } of corrections) {
    const { caseVoucherId: creditVoucherId } = entry.voucher
    await addVoucher(command, context, entry)
    if (shares.length === 0) continue
    const allocations = shares.map((share) => ({ allocationId: command.newId(), creditVoucherId, ...share }))
    const [changed] = await Promise.all([
      transaction.many(moveOutstanding(context.tenantId, outstandingChanges(allocations, creditVoucherId))),
      transaction.run(insertAllocations(context, allocations)),
    ])
    for (const { voucher } of changed) {
      const subject = { subjectId: voucher.caseVoucherId, caseId: voucher.caseId }
      command.emit({ ...subject, type: 'case-vouchers.update', data: voucher })
    }
  }
}

/** Reads the entries of the case and of those merged into it, and the rules of their interest. */
async function readEntries(
  { tenantId, transaction }: Command,
  rootCaseId: string,
  known?: InterestEntries['rules'],
): Promise<InterestEntries> {
  const [rows, rules] = await Promise.all([
    transaction.many(findCaseBalance(tenantId, rootCaseId, null)),
    known ?? transaction.many(findInterestRules(tenantId, casesAround(tenantId, rootCaseId))),
  ])
  return { rules, vouchers: vouchersOf(rows) }
}

function vouchersOf(rows: readonly BalanceRow[]): BalanceVoucherRow[] {
  return rows.filter((row): row is typeof row & BalanceVoucherRow => row.caseVoucherId !== null)
}

async function addVoucher(command: Command, context: EntryContext, { caseId, voucher }: VoucherOfCase): Promise<void> {
  const inserted = await command.transaction.one(insertCaseVouchers({ ...context, caseId }, [voucher]))
  const { caseVoucherId: subjectId } = voucher
  command.emit({ type: 'case-vouchers.create', subjectId, caseId, data: inserted.voucher })
  command.audit({ subjectType: 'case-voucher', subjectId, after: inserted.voucher })
}
