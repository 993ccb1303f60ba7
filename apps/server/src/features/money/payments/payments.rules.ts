import {
  type FieldError,
  type Problem,
  shownAmount,
  unknownReferences,
  validationFailed,
} from '../../../problems/index.ts'
import { amountExceedsOutstanding, type Earmark, type LockedVoucher } from '../case-vouchers/index.ts'
import type { AllocationInput, CasePaymentInput, PolicyEntry } from './payments.schemas.ts'
import { problem, message } from './payments.problems.ts'

/** Costs and fees first, then interest and amounts due to others, and the principal last. */
export const defaultPolicy: readonly PolicyEntry[] = [
  { category: 'cost', order: 'oldest-first' },
  { category: 'fee', order: 'oldest-first' },
  { category: 'interest', order: 'oldest-first' },
  { category: 'compensation', order: 'oldest-first' },
  { category: 'payout', order: 'oldest-first' },
  { category: 'principal', order: 'oldest-first' },
]

/** The policy of the tenant, or else the order of the rule pack, or else the default. */
export function policyOf(order: {
  readonly entries: readonly PolicyEntry[] | null
  readonly categories: readonly PolicyEntry['category'][] | null
}): readonly PolicyEntry[] {
  return order.entries ?? order.categories?.map((category) => ({ category, order: 'oldest-first' })) ?? defaultPolicy
}

/** The part of a credit that pays one debit. */
export interface Share {
  readonly debitVoucherId: string
  readonly amount: number
}

/** A voucher, as far as the order of payment depends on it. */
type PayableVoucher = Pick<
  LockedVoucher,
  'caseVoucherId' | 'direction' | 'category' | 'date' | 'outstanding' | 'isDisputed'
>

/**
 * Divides the unallocated part of a credit among the debits: first those that the debtor chose, then the others in the
 * order of the policy, disputed ones after all others. Any rest is not allocated.
 */
export function shareByPolicy(
  policy: readonly PolicyEntry[],
  unallocated: number,
  vouchers: readonly PayableVoucher[],
  earmark: Earmark | null = null,
): Share[] {
  const shares: Share[] = []
  let left = unallocated
  const chosen = chosenDebits(earmark, vouchers)
  const inOrder = policy.flatMap((entry) => debitsOf(entry, vouchers)).filter((debit) => !chosen.includes(debit))
  const disputedLast = [...inOrder.filter((debit) => !debit.isDisputed), ...inOrder.filter((debit) => debit.isDisputed)]
  for (const debit of [...chosen, ...disputedLast]) {
    const amount = Math.min(left, debit.outstanding)
    if (amount === 0) continue
    shares.push({ debitVoucherId: debit.caseVoucherId, amount })
    left -= amount
  }
  return shares
}

/** The debits that the debtor chose, in the chosen order. */
function chosenDebits(earmark: Earmark | null, vouchers: readonly PayableVoucher[]): PayableVoucher[] {
  const { debitVoucherIds = [], categories = [] } = earmark ?? {}
  return [
    ...debitVoucherIds.flatMap((id) => vouchers.find(({ caseVoucherId }) => caseVoucherId === id.toLowerCase()) ?? []),
    ...categories.flatMap((category) => debitsOf({ category, order: 'oldest-first' }, vouchers)),
  ]
}

/**
 * Rejects an earmark that says nothing, that names other vouchers than debits of the case, or that no rule gives the
 * debtor. `path` is where the payment is in the request.
 */
export function requireEarmark(
  { earmark, allocations }: Pick<CasePaymentInput, 'earmark' | 'allocations'>,
  { mayEarmark, vouchers, path }: { mayEarmark: boolean; vouchers: readonly LockedVoucher[]; path: string },
): void {
  if (earmark === undefined) return
  const { debitVoucherIds = [], categories = [] } = earmark
  const chosen = [...debitVoucherIds.map((id) => id.toLowerCase()), ...categories]
  const isOneKind = debitVoucherIds.length > 0 !== categories.length > 0
  if (!isOneKind || allocations !== undefined || new Set(chosen).size < chosen.length)
    throw validationFailed([
      { path: `${path}/earmark`, message: message('must name debits or categories, each once, and no allocations') },
    ])
  const debits = new Set(vouchers.flatMap((each) => (each.direction === 'debit' ? each.caseVoucherId : [])))
  const errors = debitVoucherIds.flatMap((id, index) =>
    debits.has(id.toLowerCase())
      ? []
      : [{ path: `${path}/earmark/debitVoucherIds/${index}`, message: message('is not a debit of the case') }],
  )
  if (errors.length > 0) throw unknownReferences(errors)
  if (!mayEarmark) throw problem('earmark-not-given', message('No rule of the case lets the debtor choose.'))
}

function debitsOf({ category, order }: PolicyEntry, vouchers: readonly PayableVoucher[]): PayableVoucher[] {
  const sign = order === 'oldest-first' ? 1 : -1
  return vouchers
    .filter((voucher) => voucher.direction === 'debit' && voucher.category === category)
    .sort((a, b) => sign * (a.date.getTime() - b.date.getTime() || (a.caseVoucherId < b.caseVoucherId ? -1 : 1)))
}

/** Rejects shares of vouchers that are not debits of the case, that repeat a debit, or that exceed the amounts available. */
export function requireShares(
  shares: NonNullable<AllocationInput['allocations']>,
  unallocated: number,
  vouchers: readonly LockedVoucher[],
): void {
  const known = new Map(vouchers.map((voucher) => [voucher.caseVoucherId, voucher]))
  requireDistinctDebits(shares, known)
  let remaining = unallocated
  for (const [index, { debitVoucherId, amount }] of shares.entries()) {
    const path = `/allocations/${index}/amount`
    const { outstanding = 0 } = known.get(debitVoucherId) ?? {}
    if (amount > outstanding) throw amountExceedsOutstanding(path, outstanding)
    remaining -= amount
    // Checked after every step, so that `remaining` stays a safe integer.
    if (remaining < 0) throw amountExceedsUnallocated(path, unallocated)
  }
}

function requireDistinctDebits(shares: readonly Share[], known: ReadonlyMap<string, LockedVoucher>): void {
  const missing: FieldError[] = []
  const credits: FieldError[] = []
  const repeated: FieldError[] = []
  const seen = new Set<string>()
  for (const [index, { debitVoucherId }] of shares.entries()) {
    const path = `/allocations/${index}/debitVoucherId`
    const voucher = known.get(debitVoucherId)
    if (voucher === undefined)
      missing.push({ path, message: message('does not match any voucher on the case of the credit') })
    else if (voucher.direction !== 'debit') credits.push({ path, message: message('is a credit') })
    else if (seen.has(debitVoucherId)) repeated.push({ path, message: message('is listed more than once') })
    seen.add(debitVoucherId)
  }
  if (missing.length > 0) throw unknownReferences(missing)
  if (credits.length > 0) throw problem('voucher-not-payable', message('Only debits can be paid.'), { errors: credits })
  if (repeated.length > 0) throw validationFailed(repeated)
}

/** Rejects a payment with a voucher that is not a credit. */
export function requireCredit(voucher: Pick<LockedVoucher, 'direction'>): void {
  if (voucher.direction === 'credit') return
  throw problem('voucher-not-a-credit', message('The voucher is a debit and cannot pay other vouchers.'), {
    errors: [{ path: '/creditVoucherId', message: message('is a debit') }],
  })
}

/** Rejects undoing the allocation between a voucher and its reversal. */
export function requireNoReversal(
  { creditVoucherId, debitVoucherId }: { readonly creditVoucherId: string; readonly debitVoucherId: string },
  vouchers: readonly LockedVoucher[],
): void {
  const sides = new Set([creditVoucherId, debitVoucherId])
  const isReversal = vouchers.some(
    (voucher) => voucher.reversesCaseVoucherId !== null && sides.has(voucher.caseVoucherId),
  )
  if (!isReversal) return
  throw problem(
    'allocation-of-reversal',
    message('The allocation settles a voucher with its reversal, and a reversal is final.'),
  )
}

/** Rejects a policy with a duplicate category. */
export function requireDistinctCategories(entries: readonly PolicyEntry[]): void {
  const repeated = entries.flatMap(({ category }, index) =>
    entries.findIndex((entry) => entry.category === category) === index
      ? []
      : [{ path: `/entries/${index}/category`, message: message('is listed more than once') }],
  )
  if (repeated.length > 0) throw validationFailed(repeated)
}

function amountExceedsUnallocated(path: string, unallocated: number): Problem {
  return problem(
    'amount-exceeds-unallocated',
    message('Only {0} is unallocated on the credit.', shownAmount(unallocated)),
    {
      errors: [
        { path, message: message('must be at most {0} together with the previous amounts', shownAmount(unallocated)) },
      ],
      extensions: { unallocated },
    },
  )
}
