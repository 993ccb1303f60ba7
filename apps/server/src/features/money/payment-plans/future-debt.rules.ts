import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import { countable } from '../../../platform/money/exact-sum.ts'
import { type BalanceVoucherRow, interestToBook } from '../case-vouchers/index.ts'
import { type DebitInterest, type InterestRules, interestOfVouchers } from '../interest/index.ts'
import { type PolicyEntry, shareByPolicy } from '../payments/index.ts'

/** A debt as of a moment: its entries, the rules of its interest, and the order in which payments cover it. */
export interface Debt {
  readonly vouchers: readonly BalanceVoucherRow[]
  readonly rules: readonly InterestRules[]
  readonly policy: readonly PolicyEntry[]
  readonly timeZone: string
  readonly now: Date
  /** A fee that accepting the plan adds. */
  readonly fee: number
}

/** A debt whose future payments are tried out. Nothing is booked. */
export interface FutureDebt {
  /** What is due at the moment of the debt, less money that is not allocated yet. */
  readonly dueNow: number
  /** What is due on a day with its interest, after the payments so far. */
  dueOn(day: string): number
  /** Pays on a day, as a real payment would: interest is booked first, then the order of payment decides. */
  pay(day: string, amount: number): void
  /** The days from the moment of the debt until a day for which no rate is known, over all debits. */
  unpricedUntil(day: string): number
}

type Entry = Omit<BalanceVoucherRow, 'allocated' | 'payments'> & {
  allocated: number
  payments: { readonly date: string; readonly amount: number }[]
}

/** Tries out payments on a debt, with the same valuation and the same order of payment as real ones. */
export function futureDebt({ vouchers, rules, policy, timeZone, now, fee }: Debt): FutureDebt {
  const entries: Entry[] = vouchers.map((voucher) => ({ ...voucher, payments: [...voucher.payments] }))
  let unpaidFee = fee
  let count = 0
  const interestAt = (moment: Date): DebitInterest[] =>
    interestOfVouchers(entries, rules, { pointInTime: moment, timeZone })
  const dueAt = (moment: Date): number => {
    const accrued = interestAt(moment).reduce((sum, interest) => sum + interest.accrued, 0n)
    const debits = entries.filter(({ direction }) => direction === 'debit')
    const outstanding = debits.reduce((sum, { amount, allocated }) => sum + BigInt(amount - allocated), 0n)
    return countable(accrued + outstanding + BigInt(unpaidFee))
  }
  const payAt = (moment: Date, amount: number): void => {
    const booked = interestToBook(
      { vouchers: entries, rules },
      { date: moment, timeZone, debitVoucherId: null, newId: () => `booked ${String((count += 1)).padStart(6, '0')}` },
    )
    for (const { caseId, voucher } of booked) entries.push(entryOf(caseId, voucher))
    const toFee = Math.min(unpaidFee, amount)
    unpaidFee -= toFee
    const payable = entries.map((entry) => ({ ...entry, outstanding: entry.amount - entry.allocated }))
    for (const share of shareByPolicy(policy, amount - toFee, payable)) {
      const debit = entries.find(({ caseVoucherId }) => caseVoucherId === share.debitVoucherId)
      if (debit === undefined) continue
      debit.allocated += share.amount
      debit.payments.push({ date: moment.toISOString(), amount: share.amount })
    }
  }
  const unpricedAt = (moment: Date): number =>
    interestAt(moment).reduce((sum, { unpricedDays }) => sum + unpricedDays, 0)
  const unpricedNow = unpricedAt(now)
  const unallocated = entries
    .filter(({ direction }) => direction === 'credit')
    .reduce((sum, { amount, allocated }) => sum + amount - allocated, 0)
  if (unallocated > 0) payAt(now, unallocated)
  return {
    dueNow: dueAt(now),
    dueOn: (day) => dueAt(startOf(day, timeZone)),
    pay: (day, amount) => {
      payAt(startOf(day, timeZone), amount)
    },
    unpricedUntil: (day) => Math.max(0, unpricedAt(startOf(day, timeZone)) - unpricedNow),
  }
}

function startOf(day: string, timeZone: string): Date {
  const start = parseTimestamp(day, timeZone)
  if (start === undefined) throw new TypeError(`${day} is not a day.`)
  return start
}

function entryOf(caseId: string, voucher: ReturnType<typeof interestToBook>[number]['voucher']): Entry {
  const { caseVoucherId, voucherTypeId, category, direction, amount, date, referenceCaseVoucherId } = voucher
  return {
    ...{ caseVoucherId, voucherTypeId, category, direction, amount, date, referenceCaseVoucherId, caseId },
    ...{ referenceId: null, dueDate: null, demandedOn: null, interest: null, interestRule: null },
    ...{ interestStartDate: null, interestEndDate: null, reversesCaseVoucherId: null, isInterestCorrection: false },
    ...{ bookedUntil: null, isDisputed: false, allocated: 0, payments: [], facts: [] },
    lapsedInterest: voucher.interestBasis?.lapsed?.amount ?? null,
  }
}
