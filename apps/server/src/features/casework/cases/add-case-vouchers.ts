import type { Command } from '../../../platform/commands/command.ts'
import { type Problem, validationFailed } from '../../../problems/index.ts'
import type { Currency } from '../../../platform/money/money.ts'
import { holdCases } from '../case-status/index.ts'
import {
  type CaseTotals,
  type EntryContext,
  findVoucherTypes,
  type NewCaseVoucher,
  noTotals,
  paymentCalendar,
  requireLawfulCharges,
} from '../../money/case-vouchers/index.ts'
import { recordDemand } from '../../money/limitation/index.ts'
import { type CreditorState, requireAcceptsClaims } from '../../parties/creditors/index.ts'
import {
  findHeldCase,
  findOpenCase,
  findVouchersByUniqueIds,
  lockCustomerOfCases,
  type UniqueVoucherRow,
} from './add-case-vouchers.queries.ts'
import {
  type PlacedVoucher,
  placeVouchers,
  chargesAmong,
  planVouchers,
  requireDistinctUniqueIds,
  typeVouchers,
  uniqueIdTaken,
} from './cases.rules.ts'
import type { AddCaseVouchersInput, AddedCaseVouchers, CaseVoucherToAdd } from './cases.schemas.ts'
import { writeCase } from './write-case.ts'
import { problem, message } from './cases.problems.ts'

/**
 * Adds vouchers to the open case of a customer, or to a new case; to the case with this id if one is given. For a
 * uniqueId that already exists it returns the existing voucher.
 */
export async function addCaseVouchers(
  command: Command,
  customerId: string,
  input: AddCaseVouchersInput,
  caseId?: string,
): Promise<AddedCaseVouchers> {
  requireDistinctUniqueIds(input.caseVouchers)
  const placed = placeVouchers(input.caseVouchers)
  const facts = await gatherFacts(command, customerId, { input, placed, caseId })
  const isNew = ({ uniqueId }: CaseVoucherToAdd): boolean => uniqueId == null || !facts.known.has(uniqueId)
  const typed = typeVouchers(keepNew(placed, isNew), facts.types)
  const context = contextOf(command, input, facts)
  const entries = planVouchers(typed, {
    newId: () => command.newId(),
    calendar: await paymentCalendar(command),
    totals: facts.open ?? noTotals,
  })
  if (entries.vouchers.length > 0) {
    const isClaim = facts.open === undefined || entries.vouchers.some(({ category }) => category === 'principal')
    if (isClaim) requireAcceptsClaims(facts.creditorState)
    const opened = facts.open === undefined ? { customerId, ...emptyCase } : undefined
    const { writtenCount } = await writeCase(command, context, entries, opened)
    // A concurrent request for another customer created a voucher with the same uniqueId.
    if (writtenCount < entries.vouchers.length) throw uniqueIdTaken('/caseVouchers')
    if (input.demand != null) await recordDemand(command, context.caseId, input.demand)
    await requireLawfulCharges(command, context.caseId, chargesAmong(typed, entries.vouchers))
  }
  return { items: itemsFor(input, { ...facts, caseId: context.caseId, created: entries.vouchers }) }
}

const emptyCase = {
  ultimateCreditorId: null,
  groupId: null,
  journalNumber: null,
  migratedId: null,
  rulePack: null,
  properties: {},
}

interface OpenCase extends CaseTotals {
  readonly caseId: string
}

interface Facts {
  readonly creditorId: string
  readonly creditorState: CreditorState
  readonly open: OpenCase | undefined
  readonly known: ReadonlyMap<string, UniqueVoucherRow>
  readonly types: Awaited<ReturnType<typeof findTypes>>
}

/** Locks the customer first, so that two concurrent requests cannot both create a case. */
async function gatherFacts(
  command: Command,
  customerId: string,
  {
    input,
    placed,
    caseId,
  }: {
    readonly input: AddCaseVouchersInput
    readonly placed: readonly PlacedVoucher[]
    readonly caseId: string | undefined
  },
): Promise<Facts> {
  const { tenantId, transaction } = command
  const uniqueIds = input.caseVouchers.flatMap(({ uniqueId }) => uniqueId ?? [])
  const [customer, known, types] = await Promise.all([
    transaction.maybeOne(lockCustomerOfCases(tenantId, customerId)),
    uniqueIds.length === 0 ? [] : transaction.many(findVouchersByUniqueIds(tenantId, uniqueIds)),
    findTypes(command, placed),
  ])
  if (customer === undefined) throw problem('not-found', message('There is no such customer.'))
  const elsewhere = known.find((voucher) => voucher.customerId !== customerId.toLowerCase())
  if (elsewhere !== undefined) {
    const position = input.caseVouchers.findIndex(({ uniqueId }) => uniqueId === elsewhere.uniqueId)
    throw uniqueIdTaken(`/caseVouchers/${position}/uniqueId`)
  }
  const byUniqueId = new Map(known.map((voucher) => [voucher.uniqueId, voucher]))
  return {
    creditorId: customer.creditorId,
    creditorState: customer.creditorState,
    open:
      caseId === undefined
        ? await holdOpenCase(command, customerId, input.currency)
        : await holdNamedCase(command, caseId),
    known: byUniqueId,
    types,
  }
}

function findTypes(command: Command, placed: readonly PlacedVoucher[]) {
  const typeIds = [...new Set(placed.map((voucher) => voucher.input.voucherTypeId))]
  return command.transaction.many(findVoucherTypes(command.tenantId, typeIds))
}

/** Locks the open case until the transaction ends. Retries if the case was ended before the lock was acquired. */
async function holdOpenCase(command: Command, customerId: string, currency: Currency): Promise<OpenCase | undefined> {
  const { tenantId, transaction } = command
  for (;;) {
    const open = await transaction.maybeOne(findOpenCase(tenantId, customerId, currency))
    if (open === undefined) return undefined
    await holdCases(command, open.caseId)
    const { status, ...totals } = await transaction.one(findHeldCase(tenantId, open.caseId))
    if (status !== 'ENDED') return { ...open, ...totals }
  }
}

async function holdNamedCase(command: Command, caseId: string): Promise<OpenCase> {
  await holdCases(command, caseId)
  const { status, ...totals } = await command.transaction.one(findHeldCase(command.tenantId, caseId))
  if (status === 'ENDED') throw caseHasEnded()
  return { caseId, ...totals }
}

/** The problem of vouchers for a case that has ended. */
export function caseHasEnded(): Problem {
  return validationFailed([
    { path: '/caseVouchers', message: message('belong to a case that has ended: reopen it first') },
  ])
}

function contextOf(command: Command, { currency }: AddCaseVouchersInput, { creditorId, open }: Facts): EntryContext {
  const caseId = open?.caseId ?? command.newId()
  return { tenantId: command.tenantId, caseId, creditorId, currency, createdAt: command.now, createdBy: command.actor }
}

/** The vouchers to create, with their reference vouchers and new positions. */
function keepNew(placed: readonly PlacedVoucher[], isNew: (voucher: CaseVoucherToAdd) => boolean): PlacedVoucher[] {
  const kept: PlacedVoucher[] = []
  let parent: number | null = null
  for (const voucher of placed) {
    if (voucher.tiedTo === null) parent = isNew(voucher.input) ? kept.push(voucher) - 1 : null
    else if (parent !== null) kept.push({ ...voucher, tiedTo: parent })
  }
  return kept
}

function itemsFor(
  { caseVouchers }: AddCaseVouchersInput,
  { open, known, caseId, created }: Facts & { readonly caseId: string; readonly created: readonly NewCaseVoucher[] },
): AddedCaseVouchers['items'] {
  const mainVouchers = created.filter(({ referenceCaseVoucherId }) => referenceCaseVoucherId === null).values()
  return caseVouchers.map(({ uniqueId }) => {
    const existing = uniqueId == null ? undefined : known.get(uniqueId)
    if (existing !== undefined) {
      return { merged: true, caseId: existing.caseId, caseVoucherId: existing.caseVoucherId }
    }
    return { merged: open !== undefined, caseId, caseVoucherId: mainVouchers.next().value?.caseVoucherId ?? '' }
  })
}
