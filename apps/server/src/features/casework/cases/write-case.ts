import type { Command } from '../../../platform/commands/command.ts'
import {
  type EntryContext,
  insertAllocations,
  insertCaseVouchers,
  type NewAllocation,
  type NewCaseVoucher,
} from '../../money/case-vouchers/index.ts'
import { indexProperties } from '../property-types/index.ts'
import { type Case, caseView, findCase } from '../case-status/index.ts'
import { insertCases, type NewCase } from './cases.queries.ts'

/** The vouchers to insert, and the allocations of the payments among them. */
export interface PlannedEntries {
  readonly vouchers: readonly NewCaseVoucher[]
  readonly allocations: readonly NewAllocation[]
}

/** Inserts the entries, and the case if it is new, and emits their events. */
export async function writeCase(
  command: Command,
  context: EntryContext,
  { vouchers, allocations }: PlannedEntries,
  opened: Omit<NewCase, keyof EntryContext> | undefined,
): Promise<{ view: Case; writtenCount: number }> {
  const { tenantId, transaction } = command
  const { caseId } = context
  // One round trip, executed in this order. The first statement locks the counter of cases, so nothing slow may follow.
  const [, , created, , row] = await Promise.all([
    opened && transaction.many(insertCases(tenantId, [{ ...context, ...opened }])),
    opened &&
      Object.keys(opened.properties).length > 0 &&
      transaction.run(indexProperties(tenantId, { entity: 'case', entityId: caseId }, opened.properties)),
    vouchers.length === 0 ? [] : transaction.many(insertCaseVouchers(context, vouchers)),
    allocations.length === 0 ? 0 : transaction.run(insertAllocations(context, allocations)),
    transaction.one(findCase(tenantId, caseId, command.now)),
  ])
  const view = caseView(row)
  if (opened !== undefined) {
    command.emit({ type: 'cases.create', subjectId: caseId, caseId, data: view })
    command.audit({ subjectType: 'case', subjectId: caseId, after: view })
  }
  for (const { voucher } of created) {
    const subjectId = voucher.caseVoucherId
    command.emit({ type: 'case-vouchers.create', subjectId, caseId, data: voucher })
    // The audit entry of a new case covers its first vouchers.
    if (opened === undefined) command.audit({ subjectType: 'case-voucher', subjectId, after: voucher })
  }
  return { view, writtenCount: created.length }
}
