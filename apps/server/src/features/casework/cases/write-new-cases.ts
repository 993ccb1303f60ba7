import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Command } from '../../../platform/commands/command.ts'
import {
  bearsInterest,
  insertAllocations,
  insertFreshVouchers,
  newVoucherView,
  requireLawfulChargesOfMany,
} from '../../money/case-vouchers/index.ts'
import { recordDemand } from '../../money/limitation/index.ts'
import { type Case, caseView, findCases, openedCaseView } from '../case-status/index.ts'
import { indexProperties } from '../property-types/index.ts'
import { insertCases, type NewCase } from './cases.queries.ts'
import { chargesAmong, type TypedVoucher } from './cases.rules.ts'
import type { CaseInput } from './cases.schemas.ts'
import type { PlannedEntries } from './write-case.ts'

/** What a case shows of its parties. */
export interface CaseNames {
  readonly debtorName: string
  readonly creditorName: string
}

/** A new case to insert, with its entries. */
export interface PlannedCase extends PlannedEntries {
  readonly newCase: Omit<NewCase, 'tenantId' | 'createdAt' | 'createdBy'>
  readonly typed: readonly TypedVoucher[]
  readonly demand: CaseInput['demand']
  readonly names: CaseNames | undefined
}

const noNames: CaseNames = { debtorName: '', creditorName: '' }

/**
 * Inserts new cases with their entries, and announces them, after their customers if these are written at the same time.
 * Returns the cases in the same order.
 */
export async function writeNewCases(
  command: Command,
  planned: readonly PlannedCase[],
  customersWritten: Promise<void> = Promise.resolve(),
): Promise<Case[]> {
  const { tenantId, now: createdAt, actor: createdBy } = command
  const inserting = insertPlanned(command, planned)
  inserting.catch(() => undefined)
  // PostgreSQL works while the vouchers are shaped, and other requests get their turn before.
  await nextTurn()
  const voucherViews = planned.map(({ newCase: { caseId, creditorId, currency }, vouchers }) =>
    vouchers.map((voucher) =>
      newVoucherView({ tenantId, createdAt, createdBy }, { ...voucher, caseId, creditorId, currency }),
    ),
  )
  const views = await settled(customersWritten, inserting)
  for (const [index, view] of views.entries()) {
    const { id: caseId } = view
    command.emit({ type: 'cases.create', subjectId: caseId, caseId, data: view })
    command.audit({ subjectType: 'case', subjectId: caseId, after: view })
    for (const data of voucherViews[index] ?? []) {
      command.emit({ type: 'case-vouchers.create', subjectId: data.caseVoucherId, caseId, data })
    }
  }
  await requireLawful(command, planned)
  return views
}

/**
 * Waits for customers and cases that are written at the same time. Both must be over before the transaction is: what one
 * sent after that would belong to another. The customers were sent first, so their failure is the cause of any other, and
 * their events come first.
 */
async function settled<Written>(customers: Promise<void>, cases: Promise<Written>): Promise<Written> {
  const [, outcome] = await Promise.allSettled([customers, cases])
  await customers
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

/** Costs may depend on the demand of the creditor. */
async function requireLawful(command: Command, planned: readonly PlannedCase[]): Promise<void> {
  for (const { newCase, demand } of planned) {
    if (demand != null) await recordDemand(command, newCase.caseId, demand)
  }
  await requireLawfulChargesOfMany(
    command,
    planned.map(({ newCase: { caseId }, typed, vouchers }) => ({ caseId, added: chargesAmong(typed, vouchers) })),
  )
}

/** Inserts cases with their entries, and returns their views in the same order. */
async function insertPlanned(command: Command, planned: readonly PlannedCase[]): Promise<Case[]> {
  if (planned.length === 0) return []
  const { tenantId, transaction, now: createdAt, actor: createdBy } = command
  const written = { tenantId, createdAt, createdBy }
  const vouchers = planned.flatMap(({ newCase: { caseId, creditorId, currency }, vouchers: own }) =>
    own.map((voucher) => ({ ...voucher, caseId, creditorId, currency, createdAt, createdBy })),
  )
  const cases = planned.map(({ newCase }) => ({ ...newCase, ...written }))
  const allocations = planned.flatMap((each) => each.allocations)
  const unknown = planned.filter((each) => !isViewKnown(each)).map(({ newCase }) => newCase.caseId)
  // One round trip, executed in this order. The first statement locks the counter of cases, so nothing slow may follow.
  const [numbers, , , , rows] = await Promise.all([
    transaction.many(insertCases(tenantId, cases)),
    indexAllProperties(command, planned),
    vouchers.length === 0 ? 0 : transaction.run(insertFreshVouchers(tenantId, vouchers)),
    allocations.length === 0 ? 0 : transaction.run(insertAllocations(written, allocations)),
    unknown.length === 0 ? [] : transaction.many(findCases(tenantId, unknown, createdAt)),
  ])
  const numberOf = new Map(numbers.map(({ caseId, number }) => [caseId, number]))
  const read = new Map(rows.map((row) => [row.id, row]))
  return planned.map((each) => {
    const { caseId } = each.newCase
    const row = read.get(caseId)
    return row === undefined ? viewOf(each, { ...written, caseSeqId: numberOf.get(caseId) ?? 0 }) : caseView(row)
  })
}

async function indexAllProperties({ tenantId, transaction }: Command, planned: readonly PlannedCase[]): Promise<void> {
  const withProperties = planned.filter(({ newCase }) => Object.keys(newCase.properties).length > 0)
  await Promise.all(
    withProperties.map(({ newCase: { caseId, properties } }) =>
      transaction.run(indexProperties(tenantId, { entity: 'case', entityId: caseId }, properties)),
    ),
  )
}

/** Whether a new case can be shown without reading it: what is shown of others is known, and nothing has accrued. */
function isViewKnown({ newCase, names, vouchers }: PlannedCase): boolean {
  return names !== undefined && newCase.ultimateCreditorId === null && !bearsInterest({ vouchers })
}

function viewOf(
  { newCase, names = noNames, vouchers }: PlannedCase,
  numbered: Pick<NewCase, 'tenantId' | 'createdAt' | 'createdBy'> & { readonly caseSeqId: number },
): Case {
  const { caseId, customerId, creditorId, groupId, currency, journalNumber, migratedId, rulePack, properties } = newCase
  const debits = vouchers.filter(({ direction }) => direction === 'debit')
  return openedCaseView({
    ...{ ...numbered, ...names, id: caseId, customerId, creditorId, currency, journalNumber, migratedId, rulePack },
    groupId: groupId?.toLowerCase() ?? null,
    properties,
    outstanding: debits.reduce((sum, { outstanding }) => sum + outstanding, 0),
  })
}
