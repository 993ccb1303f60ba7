import type { BillingTerms } from '../billing-models/index.ts'
import type { BillableAllocation, BillableEvent, NewEntry, NewFee } from './billable.queries.ts'
import type { BillingCollection, BillingFeeLine, BillingTotals } from './billings.schemas.ts'
import { problem, message } from './billings.problems.ts'

const perUnit = 10_000n

/**
 * A share of an amount in hundredths of a per cent, rounded once to the nearest minor unit, half away from zero. A
 * correction is therefore exactly the negative of what it corrects.
 */
export function shareOf(amount: number, rateBasisPoints: number): number {
  const product = BigInt(amount) * BigInt(rateBasisPoints)
  const magnitude = ((product < 0n ? -product : product) + perUnit / 2n) / perUnit
  return safeNumber(product < 0n ? -magnitude : magnitude)
}

/** The rate of the band that a value falls into: the last band that starts at or below it. */
export function rateFor(bands: BillingTerms['commission']['bands'], value: number): number {
  return bands.findLast((band) => band.from <= value)?.rateBasisPoints ?? 0
}

/** The entry for each allocation. One that undoes another reverses exactly what was billed for it. */
export function entriesFrom(terms: BillingTerms, allocations: readonly BillableAllocation[]): NewEntry[] {
  const entries = new Map<string, NewEntry>()
  // Oldest first, so that an entry comes before its correction.
  for (const allocation of allocations) {
    const corrected = allocation.undoesAllocationId === null ? undefined : entries.get(allocation.undoesAllocationId)
    const known = corrected ?? allocation.billed
    const entry = known === null ? entryFrom(terms, allocation) : correctionOf(allocation, known)
    entries.set(entry.allocationId, entry)
  }
  return [...entries.values()]
}

type Billed = NonNullable<BillableAllocation['billed']>

function entryFrom(terms: BillingTerms, allocation: BillableAllocation): NewEntry {
  const { allocationId, category, amount, paidTo, recordedAt, isLate, ageDays, claimSize } = allocation
  if (allocation.undoesAllocationId !== null) throw new Error('The undone allocation was never billed.')
  const keptBy = terms.keptByCollector.some((kept) => kept === category) ? 'COLLECTOR' : 'CREDITOR'
  const basisValue = terms.commission.basis === 'age' ? ageDays : claimSize
  const rateBasisPoints = keptBy === 'COLLECTOR' ? 0 : rateFor(terms.commission.bands, basisValue)
  return {
    allocationId,
    category,
    amount,
    paidTo,
    keptBy,
    basisValue,
    rateBasisPoints,
    commission: shareOf(amount, rateBasisPoints),
    correctsAllocationId: null,
    recordedAt,
    isLate,
  }
}

function correctionOf(allocation: BillableAllocation, billed: Billed): NewEntry {
  const { allocationId, category, amount, paidTo, recordedAt, isLate, undoesAllocationId } = allocation
  const { keptBy, basisValue, rateBasisPoints, commission } = billed
  return {
    allocationId,
    category,
    amount: -amount,
    paidTo,
    keptBy,
    basisValue,
    rateBasisPoints,
    commission: commission === 0 ? 0 : -commission,
    correctsAllocationId: undoesAllocationId,
    recordedAt,
    isLate,
  }
}

/** The fee for each event. */
export function feesFrom(terms: BillingTerms, events: readonly BillableEvent[]): NewFee[] {
  const prices = new Map(terms.fees.map(({ trigger, amount }) => [trigger, amount]))
  return events.flatMap((event) => {
    const amount = prices.get(event.trigger)
    return amount === undefined ? [] : [{ ...event, amount }]
  })
}

export interface Settlement {
  readonly collections: BillingCollection[]
  readonly fees: BillingFeeLine[]
  readonly totals: BillingTotals
}

/** Sums entries and fees, by kind and in total. */
export function settle(terms: BillingTerms, entries: readonly NewEntry[], fees: readonly NewFee[]): Settlement {
  const sum = (of: (entry: NewEntry) => number, where: (entry: NewEntry) => boolean = () => true): number =>
    exactSum(entries.filter(where).map(of))
  const amountOf = ({ amount }: NewEntry): number => amount
  const collected = sum(amountOf)
  const collectedByCollector = sum(amountOf, ({ paidTo }) => paidTo === 'COLLECTOR')
  const collectorShare = sum(amountOf, ({ keptBy }) => keptBy === 'COLLECTOR')
  const earned = sum(({ commission }) => commission)
  const commission = collected > 0 ? Math.max(earned, terms.minimumCommission) : earned
  const feeTotal = exactSum(fees.map((fee) => fee.amount))
  const vat = shareOf(exactSum([commission, feeTotal]), terms.vatRateBasisPoints)
  const balance = exactSum([collectedByCollector, -collectorShare, -commission, -feeTotal, -vat])
  return {
    collections: collectionsOf(entries),
    fees: feeLinesOf(fees),
    totals: {
      collected,
      collectedByCollector,
      collectedByCreditor: collected - collectedByCollector,
      creditorShare: collected - collectorShare,
      collectorShare,
      commission,
      fees: feeTotal,
      vat,
      balance,
      ...paidOrDue(balance, 0),
    },
  }
}

/** The part of a payout that is set off against what the creditor already owes. */
export function offsetOf(balance: number, owed: number): number {
  return Math.min(Math.max(balance, 0), owed)
}

/** The payout of a positive balance less the offset, or the amount due if the balance is negative. */
export function paidOrDue(balance: number, offset: number): Pick<BillingTotals, 'offset' | 'payout' | 'due'> {
  return { offset, payout: Math.max(balance, 0) - offset, due: balance < 0 ? -balance : 0 }
}

function collectionsOf(entries: readonly NewEntry[]): BillingCollection[] {
  const kindOf = ({ category, paidTo, keptBy }: NewEntry): string => `${category} ${paidTo} ${keptBy}`
  const kinds = [...new Set(entries.map(kindOf))].sort()
  return kinds.flatMap((kind) => {
    const alike = entries.filter((entry) => kindOf(entry) === kind)
    const [first] = alike
    return first === undefined ? [] : [collectionOf(first, alike)]
  })
}

function collectionOf({ category, paidTo, keptBy }: NewEntry, entries: readonly NewEntry[]): BillingCollection {
  return {
    category,
    paidTo,
    keptBy,
    count: entries.length,
    amount: exactSum(entries.map((entry) => entry.amount)),
    commission: exactSum(entries.map((entry) => entry.commission)),
  }
}

function feeLinesOf(fees: readonly NewFee[]): BillingFeeLine[] {
  const triggers = [...new Set(fees.map((fee) => fee.trigger))].sort()
  return triggers.map((trigger) => {
    const charged = fees.filter((fee) => fee.trigger === trigger)
    const [unitAmount = 0] = charged.map((fee) => fee.amount)
    return { trigger, count: charged.length, unitAmount, amount: exactSum(charged.map((fee) => fee.amount)) }
  })
}

function exactSum(amounts: readonly number[]): number {
  return safeNumber(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
}

function safeNumber(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER) || value < -BigInt(Number.MAX_SAFE_INTEGER)) {
    throw problem('billing-too-large', message('The totals of the settlement are too large to be exact.'))
  }
  return Number(value)
}
