import type { Static } from 'typebox'
import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { searchTerms } from '../../../platform/text/search-words.ts'
import { type FieldError, noMatch, type Problem, unknownReferences, validationFailed } from '../../../problems/index.ts'
import {
  amountExceedsOutstanding,
  type CaseTotals,
  isDatedBefore,
  type NewAllocation,
  type NewCaseVoucher,
  type NewCharge,
  type PaymentCalendar,
  payoutContactRequired,
  pays,
  requireCountableTotals,
  voucherFrom,
  type VoucherTypeRow,
} from '../../money/case-vouchers/index.ts'
import { propertyFilter } from '../property-types/index.ts'
import type { CaseFilter } from './case-filter.ts'
import type { CaseCountQuery } from './case-list.schemas.ts'
import type { KnownFilters, PartiesRow } from './cases.queries.ts'
import { type CaseInput, type CaseVoucherToAdd, type ReferenceVoucherInput, vouchersMax } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'
import { groupIn } from './filter-groups.rules.ts'

/** The same limit as for schema errors. */
const errorsMax = 100

/** A voucher of a new case with its path in the body. Reference vouchers come right after the voucher they refer to. */
export interface PlacedVoucher {
  readonly path: string
  readonly input: CaseVoucherToAdd | ReferenceVoucherInput
  /** The position of the voucher it refers to. */
  readonly tiedTo: number | null
}

/** All vouchers of a new case in the order of creation. Throws if there are too many. */
export function placeVouchers(caseVouchers: readonly CaseVoucherToAdd[]): PlacedVoucher[] {
  const placed: PlacedVoucher[] = []
  caseVouchers.forEach((input, index) => {
    const path = `/caseVouchers/${index}`
    const tiedTo = placed.push({ path, input, tiedTo: null }) - 1
    input.referenceVouchers?.forEach((reference, position) => {
      placed.push({ path: `${path}/referenceVouchers/${position}`, input: reference, tiedTo })
    })
  })
  if (placed.length <= vouchersMax) return placed
  const tooMany = message('must have at most {0} vouchers, including reference vouchers', vouchersMax)
  throw validationFailed([{ path: '/caseVouchers', message: tooMany }])
}

/** The stored records that a new case refers to. */
export interface CaseFacts {
  readonly parties: PartiesRow
  readonly types: readonly VoucherTypeRow[]
}

/** A voucher of a new case whose type is known. */
export interface TypedVoucher extends PlacedVoucher {
  readonly type: VoucherTypeRow
}

/** Throws one problem that lists every unknown reference of the case. */
export function requireKnownReferences(
  input: CaseInput,
  placed: readonly PlacedVoucher[],
  { parties, types }: CaseFacts,
): { creditorId: string; typed: TypedVoucher[] } {
  const { creditorId } = parties
  const errors: FieldError[] = []
  if (creditorId === null) errors.push({ path: '/customerId', message: noMatch('customer') })
  if (input.ultimateCreditorId != null && (creditorId === null || parties.creditorOfUltimateCreditor !== creditorId)) {
    errors.push({
      path: '/ultimateCreditorId',
      message: message('does not match any ultimate creditor of the case’s creditor'),
    })
  }
  if (input.groupId != null && parties.groupId === null) {
    errors.push({ path: '/groupId', message: noMatch('case group') })
  }
  const { typed, missing } = matchTypes(placed, types)
  errors.push(...missing)
  if (creditorId === null || errors.length > 0) throw unknownReferences(errors.slice(0, errorsMax))
  return { creditorId, typed }
}

/** Vouchers with their types. Throws one problem that lists every unknown type. */
export function typeVouchers(placed: readonly PlacedVoucher[], types: readonly VoucherTypeRow[]): TypedVoucher[] {
  const { typed, missing } = matchTypes(placed, types)
  if (missing.length > 0) throw unknownReferences(missing.slice(0, errorsMax))
  return typed
}

function matchTypes(
  placed: readonly PlacedVoucher[],
  types: readonly VoucherTypeRow[],
): { typed: TypedVoucher[]; missing: FieldError[] } {
  const typesById = new Map(types.map((type) => [type.voucherTypeId, type]))
  const missing: FieldError[] = []
  const typed = placed.flatMap((voucher) => {
    // Callers may send ids in upper case; the database returns lower case.
    const type = typesById.get(voucher.input.voucherTypeId.toLowerCase())
    if (type !== undefined) return [{ ...voucher, type }]
    missing.push({ path: `${voucher.path}/voucherTypeId`, message: noMatch('voucher type') })
    return []
  })
  return { typed, missing }
}

/** Two vouchers of a request cannot have the same uniqueId. */
export function requireDistinctUniqueIds(vouchers: readonly CaseVoucherToAdd[]): void {
  const seen = new Set<string>()
  const errors = vouchers.flatMap(({ uniqueId }, index) => {
    if (uniqueId == null || !seen.has(uniqueId)) {
      if (uniqueId != null) seen.add(uniqueId)
      return []
    }
    return [
      {
        path: `/caseVouchers/${index}/uniqueId`,
        message: message('is used by another voucher in this request'),
      },
    ]
  })
  if (errors.length > 0) throw validationFailed(errors.slice(0, errorsMax))
}

/** The problem of a uniqueId that belongs to a voucher of another customer. */
export function uniqueIdTaken(path: string): Problem {
  return problem('unique-id-taken', message('A case voucher of another customer has this uniqueId.'), {
    errors: [{ path, message: message('is already used by a voucher of another customer') }],
  })
}

/** The vouchers and allocations to insert. Every payment that refers to a debit is fully allocated to it. */
export function planVouchers(
  typed: readonly TypedVoucher[],
  {
    newId,
    calendar,
    totals,
  }: { readonly newId: () => string; readonly calendar: PaymentCalendar; readonly totals: CaseTotals },
): { vouchers: NewCaseVoucher[]; allocations: NewAllocation[] } {
  requireNoPayouts(typed)
  const vouchers: NewCaseVoucher[] = []
  const allocations: NewAllocation[] = []
  for (const { path, input, tiedTo, type } of typed) {
    const parent = tiedTo === null ? undefined : vouchers[tiedTo]
    const reference = { referenceCaseVoucherId: parent?.caseVoucherId ?? null }
    const voucher = voucherFrom({ ...input, ...reference }, { caseVoucherId: newId(), type, calendar, path })
    if (tiedTo === null || parent === undefined || !pays(voucher, parent)) {
      vouchers.push(voucher)
      continue
    }
    const { caseVoucherId: creditVoucherId, amount } = voucher
    if (amount > parent.outstanding) throw amountExceedsOutstanding(`${path}/amount`, parent.outstanding)
    vouchers[tiedTo] = { ...parent, outstanding: parent.outstanding - amount }
    const isDatedBeforeVoucher = isDatedBefore(voucher.date, parent.date, calendar.timeZone)
    vouchers.push({ ...voucher, outstanding: 0, isDatedBeforeVoucher })
    allocations.push({ allocationId: newId(), creditVoucherId, debitVoucherId: parent.caseVoucherId, amount })
  }
  requireCountableTotals(totals, vouchers)
  return { vouchers, allocations }
}

/** The vouchers with their place in the request, to be judged by the rule pack. `vouchers` are those planned from `typed`. */
export function chargesAmong(typed: readonly TypedVoucher[], vouchers: readonly NewCaseVoucher[]): NewCharge[] {
  return typed.flatMap(({ path, type: { handle } }, index) => {
    const voucher = vouchers[index]
    return voucher === undefined ? [] : [{ path, handle, voucher }]
  })
}

/** A payout needs a contact, which the vouchers of a new case cannot name. */
function requireNoPayouts(typed: readonly TypedVoucher[]): void {
  const payouts = typed.filter(({ type }) => type.hasPayoutRecipient)
  if (payouts.length > 0)
    throw payoutContactRequired(payouts.slice(0, errorsMax).map(({ path }) => `${path}/voucherTypeId`))
}

/** Throws one problem that lists every filter whose record does not exist. */
export function requireKnownFilters(known: readonly KnownFilters[]): void {
  const errors = known.flatMap(({ at, customer, creditor, group, caseworker, property }) => [
    ...(customer ? [] : [{ path: `${at}/customerId`, message: noMatch('customer') }]),
    ...(creditor ? [] : [{ path: `${at}/creditorId`, message: noMatch('creditor') }]),
    ...(group ? [] : [{ path: `${at}/groupId`, message: noMatch('case group') }]),
    ...(caseworker ? [] : [{ path: `${at}/caseworkerId`, message: noMatch('user') }]),
    ...(property ? [] : [{ path: `${at}/property`, message: message('does not match any property type for cases') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
}

/**
 * Whether the records in a filter must be looked up. Any result proves that those of the filter itself exist, but not
 * those of its groups.
 */
export function needsCheck({ any }: Pick<CaseFilter, 'any'>, found: number): boolean {
  return found === 0 || any !== null
}

/** The filter of a list query; null means no filter. */
export function caseFilter(query: Static<typeof CaseCountQuery>, principal: Principal): CaseFilter {
  const { status = null, customerId = null, creditorId = null, groupId = null, journalNumber = null } = query
  const { createdFrom, createdTo, tag = null, property, q } = query
  const { timeZone } = principal.tenant
  const moment = (text: string | undefined): Date | null =>
    text === undefined ? null : (parseTimestamp(text, timeZone) ?? null)
  return {
    ...{ status, customerId, creditorId, groupId, journalNumber, tag },
    ...workFilter(query),
    ...owedFilter(query),
    caseworkerId: caseworkerIn(query.caseworkerId, principal),
    createdFrom: moment(createdFrom),
    createdTo: moment(createdTo),
    property: property === undefined ? null : propertyFilter(property),
    search: q === undefined ? null : searchFor(q, searchTerms(q)),
    any: query.any === undefined ? null : query.any.map((group, index) => caseFilter(groupIn(group, index), principal)),
  }
}

/** The part of the filter about what is being done on a case. */
function workFilter(
  query: Static<typeof CaseCountQuery>,
): Pick<CaseFilter, 'open' | 'paused' | 'reminderDue' | 'promiseBroken'> {
  const { open = null, paused = null, reminderDue = null, promiseBroken = null } = query
  return { open, paused, reminderDue, promiseBroken }
}

/** The search for a text and terms; null without a text. */
export function searchFor(text: string | undefined, terms: readonly string[] | null): CaseFilter['search'] {
  return text === undefined || terms === null ? null : { text, terms }
}

function owedFilter(query: Static<typeof CaseCountQuery>): Pick<CaseFilter, 'currency' | 'ageing'> {
  const { currency = null, ageing = null } = query
  return { currency, ageing }
}

/** The user id of a caseworker filter. `me` is the signed-in user; a token cannot use it. */
export function caseworkerIn(given: string | undefined, { type, id }: Pick<Principal, 'type' | 'id'>): string | null {
  if (given !== 'me') return given ?? null
  if (type === 'USER') return id
  throw validationFailed([{ path: '/caseworkerId', message: message('can only be `me` for a signed-in user') }])
}
