import { type FieldError, unknownReferences, validationFailed } from '../../problems/index.ts'
import {
  amountExceedsOutstanding,
  type NewAllocation,
  type NewCaseVoucher,
  payoutContactRequired,
  pays,
  requireCountableTotal,
  voucherFrom,
  type VoucherTypeRow,
} from '../case-vouchers/index.ts'
import type { PartiesRow } from './cases.queries.ts'
import { type CaseInput, type CaseVoucherOfNewCase, type ReferenceVoucherInput, vouchersMax } from './cases.schemas.ts'

/** As many as a refusal of the schema names. */
const errorsMax = 100

/** A voucher of a new case with its place in the body; those tied to another stand right behind it. */
export interface PlacedVoucher {
  readonly path: string
  readonly input: CaseVoucherOfNewCase | ReferenceVoucherInput
  /** Position of the voucher it is tied to. */
  readonly tiedTo: number | null
}

/** All vouchers of a new case in the order in which they are made, or the refusal of more than a request may bring. */
export function placeVouchers(caseVouchers: readonly CaseVoucherOfNewCase[]): PlacedVoucher[] {
  const placed: PlacedVoucher[] = []
  caseVouchers.forEach((input, index) => {
    const path = `/caseVouchers/${index}`
    const tiedTo = placed.push({ path, input, tiedTo: null }) - 1
    input.referenceVouchers?.forEach((reference, position) => {
      placed.push({ path: `${path}/referenceVouchers/${position}`, input: reference, tiedTo })
    })
  })
  if (placed.length <= vouchersMax) return placed
  const message = `must have at most ${vouchersMax} vouchers, reference vouchers included`
  throw validationFailed([{ path: '/caseVouchers', message }])
}

/** What the database knows of the things that a new case names. */
export interface CaseFacts {
  readonly parties: PartiesRow
  readonly types: readonly VoucherTypeRow[]
}

/** A voucher of a new case whose type is known. */
export interface TypedVoucher extends PlacedVoucher {
  readonly type: VoucherTypeRow
}

/** Refuses a case that names what is not there, all of it at once; answers what is. */
export function requireKnownReferences(
  input: CaseInput,
  placed: readonly PlacedVoucher[],
  { parties, types }: CaseFacts,
): { creditorId: string; typed: TypedVoucher[] } {
  const { creditorId } = parties
  const errors: FieldError[] = []
  if (creditorId === null) errors.push({ path: '/customerId', message: 'names no customer of this tenant' })
  if (input.ultimateCreditorId != null && (creditorId === null || parties.creditorOfUltimateCreditor !== creditorId)) {
    errors.push({ path: '/ultimateCreditorId', message: 'names no ultimate creditor of the creditor of this case' })
  }
  if (input.groupId != null && parties.groupId === null) {
    errors.push({ path: '/groupId', message: 'names no case group of this tenant' })
  }
  const typesById = new Map(types.map((type) => [type.voucherTypeId, type]))
  const typed = placed.flatMap((voucher) => {
    // Callers may write ids in capitals; the database does not.
    const type = typesById.get(voucher.input.voucherTypeId.toLowerCase())
    if (type !== undefined) return [{ ...voucher, type }]
    errors.push({ path: `${voucher.path}/voucherTypeId`, message: 'names no voucher type of this tenant' })
    return []
  })
  if (creditorId === null || errors.length > 0) throw unknownReferences(errors.slice(0, errorsMax))
  return { creditorId, typed }
}

/** What is written for the vouchers of a new case: every payment tied to a debit is allocated to it in full. */
export function planVouchers(
  typed: readonly TypedVoucher[],
  { newId, timeZone }: { readonly newId: () => string; readonly timeZone: string },
): { vouchers: NewCaseVoucher[]; allocations: NewAllocation[] } {
  requireNoPayouts(typed)
  const vouchers: NewCaseVoucher[] = []
  const allocations: NewAllocation[] = []
  for (const { path, input, tiedTo, type } of typed) {
    const parent = tiedTo === null ? undefined : vouchers[tiedTo]
    const tie = { referenceCaseVoucherId: parent?.caseVoucherId ?? null }
    const voucher = voucherFrom({ ...input, ...tie }, { caseVoucherId: newId(), type, timeZone })
    if (tiedTo === null || parent === undefined || !pays(voucher, parent)) {
      vouchers.push(voucher)
      continue
    }
    const { caseVoucherId: creditVoucherId, amount } = voucher
    if (amount > parent.outstanding) throw amountExceedsOutstanding(`${path}/amount`, parent.outstanding)
    vouchers[tiedTo] = { ...parent, outstanding: parent.outstanding - amount }
    vouchers.push({ ...voucher, outstanding: 0 })
    allocations.push({ allocationId: newId(), creditVoucherId, debitVoucherId: parent.caseVoucherId, amount })
  }
  requireCountableTotal(0, vouchers)
  return { vouchers, allocations }
}

/** A payout needs a contact, and vouchers of a new case have no place to name one. */
function requireNoPayouts(typed: readonly TypedVoucher[]): void {
  const payouts = typed.filter(({ type }) => type.hasPayoutRecipient)
  if (payouts.length > 0)
    throw payoutContactRequired(payouts.slice(0, errorsMax).map(({ path }) => `${path}/voucherTypeId`))
}

/** The sequence number that a journal number spells, where it is one. */
export function seqIdIn(journalNumber: string | null): number | null {
  return journalNumber !== null && /^[1-9][0-9]{0,14}$/.test(journalNumber) ? Number(journalNumber) : null
}
