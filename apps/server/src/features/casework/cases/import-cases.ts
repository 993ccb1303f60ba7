import { isDeepStrictEqual } from 'node:util'
import type { Command } from '../../../platform/commands/command.ts'
import { Problem, validationFailed } from '../../../problems/index.ts'
import { findVoucherTypes, noTotals, type PaymentCalendar, paymentCalendar } from '../../money/case-vouchers/index.ts'
import { type CreditorState, requireAcceptsClaims } from '../../parties/creditors/index.ts'
import { mergeProperties, propertyCheck } from '../property-types/index.ts'
import { addCaseVouchers, caseHasEnded } from './add-case-vouchers.ts'
import {
  type CaseFacts,
  placeVouchers,
  planVouchers,
  requireDistinctUniqueIds,
  requireKnownReferences,
  uniqueIdTaken,
} from './cases.rules.ts'
import type { AddCaseVouchersInput, CaseInput, CasePatch, CaseVoucherToAdd } from './cases.schemas.ts'
import {
  type ExtendableCase,
  findCaseReferences,
  findExtendableCases,
  findKnownVouchers,
  type KnownVoucher,
} from './import-cases.queries.ts'
import { patchCase } from './patch-case.ts'
import { optionalFields } from './create-case.ts'
import { type CaseNames, type PlannedCase, writeNewCases } from './write-new-cases.ts'
import { message } from './cases.problems.ts'

/** A voucher with an id of its sender, by which it is known when it is sent again. */
export type ImportedVoucher = CaseVoucherToAdd & { readonly uniqueId: string }

export interface CaseToImport {
  readonly creditorId: string
  readonly creditorState: CreditorState
  /** Whether the customer was created in the same transaction, so that it cannot have cases. */
  readonly isNewCustomer: boolean
  /** What the case shows of its parties; undefined if it has to be read. */
  readonly names: CaseNames | undefined
  readonly input: Omit<CaseInput, 'caseVouchers'> & { readonly caseVouchers: ImportedVoucher[] }
}

/** What became of a case: refused if there is a problem. */
export type ImportedCase = { readonly outcome: 'created' | 'updated' | 'unchanged' } | { readonly problem: Problem }

/** What cases are planned with. */
export interface ImportFacts {
  readonly existing: ReadonlyMap<number, ExtendableCase>
  readonly known: ReadonlyMap<string, KnownVoucher>
  readonly types: CaseFacts['types']
  readonly references: ReadonlyMap<string, string | null>
  readonly calendar: PaymentCalendar
  readonly requireValidProperties: Awaited<ReturnType<typeof propertyCheck>>
}

/**
 * Creates cases with their vouchers, all together, by the rules of Create case. A case that exists gets the vouchers that
 * it lacks and the given fields. Cases that break a rule are refused, each on its own, and nothing is written then; one that
 * the rule pack refuses fails the whole command. Their customers may still be on their way to the database.
 */
export async function importCases(
  command: Command,
  items: readonly CaseToImport[],
  { facts, customersWritten }: { readonly facts: ImportFacts; readonly customersWritten: Promise<void> },
): Promise<ImportedCase[]> {
  const planned: PlannedCase[] = []
  const extensions: Extension[] = []
  const outcomes: ImportedCase[] = []
  for (const [index, item] of items.entries()) {
    outcomes.push(
      await refusing(async () => {
        requireDistinctUniqueIds(item.input.caseVouchers)
        requireUnchangedVouchers(item, facts.known)
        const existing = facts.existing.get(index)
        if (existing === undefined) {
          planned.push(await planCase(command, item, facts))
          return { outcome: 'created' }
        }
        const extension = planExtension(item, existing, facts.known)
        if (extension === undefined) return { outcome: 'unchanged' }
        extensions.push(extension)
        return { outcome: 'updated' }
      }),
    )
  }
  if (outcomes.some((outcome) => 'problem' in outcome)) {
    await customersWritten
    return outcomes
  }
  // Nothing is refused from here on: a problem fails the command, so that nothing is half written.
  await writeNewCases(command, planned, customersWritten)
  for (const extension of extensions) await extendCase(command, extension)
  return outcomes
}

async function refusing(work: () => Promise<ImportedCase>): Promise<ImportedCase> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) return { problem: error }
    throw error
  }
}

/**
 * Reads what the cases are planned with. It is separate from `importCases` so that nothing has to be read between sending
 * the customers and sending their cases.
 */
export async function gatherImportFacts(command: Command, items: readonly CaseToImport[]): Promise<ImportFacts> {
  const { tenantId, transaction } = command
  const vouchers = items.flatMap(({ input }) => placeVouchers(input.caseVouchers).map((placed) => placed.input))
  const uniqueIds = items.flatMap(({ input }) => input.caseVouchers.map(({ uniqueId }) => uniqueId))
  const extendable = items.flatMap(({ isNewCustomer, input: { customerId, currency, migratedId = null } }, index) =>
    isNewCustomer ? [] : [{ index, customerId, currency, migratedId }],
  )
  const named = {
    groupIds: items.flatMap(({ input }) => input.groupId ?? []),
    ultimateCreditorIds: items.flatMap(({ input }) => input.ultimateCreditorId ?? []),
  }
  const hasReferences = named.groupIds.length + named.ultimateCreditorIds.length > 0
  const [existing, known, types, references, calendar, requireValidProperties] = await Promise.all([
    extendable.length === 0 ? [] : transaction.many(findExtendableCases(tenantId, extendable)),
    transaction.many(findKnownVouchers(tenantId, uniqueIds)),
    transaction.many(findVoucherTypes(tenantId, [...new Set(vouchers.map(({ voucherTypeId }) => voucherTypeId))])),
    hasReferences ? transaction.many(findCaseReferences(tenantId, named)) : [],
    paymentCalendar(command),
    propertyCheck(
      command,
      'case',
      items.map(({ input: { properties = {} } }) => ({ properties })),
    ),
  ])
  return {
    existing: new Map(existing.map((row) => [row.index, row])),
    known: new Map(known.map((voucher) => [voucher.uniqueId, voucher])),
    types,
    references: new Map(references.map(({ id, creditorId }) => [id, creditorId])),
    ...{ calendar, requireValidProperties },
  }
}

/** A voucher never changes, so one that was imported before must be the same. */
function requireUnchangedVouchers({ input }: CaseToImport, known: ImportFacts['known']): void {
  for (const [index, { uniqueId, amount }] of input.caseVouchers.entries()) {
    const voucher = known.get(uniqueId)
    if (voucher === undefined) continue
    if (voucher.customerId !== input.customerId) throw uniqueIdTaken(`/caseVouchers/${index}/uniqueId`)
    if (voucher.amount === Math.abs(amount)) continue
    const differs = message('differs from the existing voucher, and vouchers never change')
    throw validationFailed([{ path: `/caseVouchers/${index}/amount`, message: differs }])
  }
}

async function planCase(
  command: Command,
  { input, creditorId, creditorState, names }: CaseToImport,
  { types, references, calendar, requireValidProperties }: ImportFacts,
): Promise<PlannedCase> {
  const { groupId, ultimateCreditorId } = input
  const parties = {
    creditorId,
    creditorState,
    creditorOfUltimateCreditor: references.get(ultimateCreditorId?.toLowerCase() ?? '') ?? null,
    groupId: references.has(groupId?.toLowerCase() ?? '') ? (groupId ?? null) : null,
  }
  const { typed } = requireKnownReferences(input, placeVouchers(input.caseVouchers), { parties, types })
  requireAcceptsClaims(creditorState)
  await requireValidProperties([{ path: '/properties', properties: input.properties ?? {} }])
  const caseId = command.newId()
  const entries = planVouchers(typed, { newId: () => command.newId(), calendar, totals: noTotals })
  const { customerId, currency } = input
  return {
    ...entries,
    typed,
    demand: input.demand,
    names,
    newCase: { caseId, creditorId, customerId, currency, ...optionalFields(input) },
  }
}

interface Extension {
  readonly caseId: string
  readonly customerId: string
  readonly vouchers: AddCaseVouchersInput
  readonly patch: CasePatch | undefined
}

/** What an existing case lacks; undefined if nothing. */
function planExtension(
  { input }: CaseToImport,
  existing: ExtendableCase,
  known: ImportFacts['known'],
): Extension | undefined {
  const { customerId, currency } = input
  const caseVouchers = input.caseVouchers.filter(({ uniqueId }) => !known.has(uniqueId))
  const patch = patchFor(existing, input)
  if (caseVouchers.length === 0 && patch === undefined) return undefined
  if (existing.currency !== currency) {
    throw validationFailed([{ path: '/currency', message: message('must be {0}, as the case is', existing.currency) }])
  }
  if (existing.status === 'ENDED' && caseVouchers.length > 0) throw caseHasEnded()
  return {
    caseId: existing.caseId,
    customerId,
    vouchers: { currency, caseVouchers, demand: input.demand ?? null },
    patch,
  }
}

async function extendCase(command: Command, { caseId, customerId, vouchers, patch }: Extension): Promise<void> {
  if (vouchers.caseVouchers.length > 0) await addCaseVouchers(command, customerId, vouchers, caseId)
  if (patch !== undefined) await patchCase(command, caseId, patch)
}

/** The given fields that differ from those of the case; undefined if none does. */
function patchFor(existing: ExtendableCase, input: CaseToImport['input']): CasePatch | undefined {
  const fields = (['journalNumber', 'groupId', 'ultimateCreditorId', 'rulePack'] as const).filter(
    (field) => input[field] != null && input[field].toLowerCase() !== existing[field]?.toLowerCase(),
  )
  const properties = mergeProperties(existing.properties, input.properties)
  const patch = {
    ...Object.fromEntries(fields.map((field) => [field, input[field]])),
    ...(isDeepStrictEqual(properties, existing.properties) ? {} : { properties: input.properties }),
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}
