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
import { insertCase, type NewCase } from './cases.queries.ts'

/** What vouchers and the payments among them come to. */
export interface PlannedEntries {
  readonly vouchers: readonly NewCaseVoucher[]
  readonly allocations: readonly NewAllocation[]
}

/** Writes a case, where one is opened, and its entries, and tells of them; answers the case as it is read afterwards. */
export async function writeCase(
  command: Command,
  context: EntryContext,
  { vouchers, allocations }: PlannedEntries,
  opened: Omit<NewCase, keyof EntryContext> | undefined,
): Promise<{ view: Case; writtenCount: number }> {
  const { tenantId, transaction } = command
  const { caseId } = context
  // One trip, in this order. The counter of cases is held from the first statement on, so nothing slow may stand between.
  const [, , made, , row] = await Promise.all([
    opened && transaction.run(insertCase({ ...context, ...opened })),
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
  for (const { voucher } of made) {
    const subjectId = voucher.caseVoucherId
    command.emit({ type: 'case-vouchers.create', subjectId, caseId, data: voucher })
    // The entry of a new case covers what it was opened with.
    if (opened === undefined) command.audit({ subjectType: 'case-voucher', subjectId, after: voucher })
  }
  return { view, writtenCount: made.length }
}
