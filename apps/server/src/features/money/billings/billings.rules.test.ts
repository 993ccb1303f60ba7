import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillingTerms } from '../billing-models/index.ts'
import type { BillableAllocation } from './billable.queries.ts'
import { entriesFrom, rateFor, settle, shareOf } from './billings.rules.ts'

const terms: BillingTerms = {
  currency: 'DKK',
  commission: {
    basis: 'age',
    bands: [
      { from: 0, rateBasisPoints: 1_000 },
      { from: 90, rateBasisPoints: 2_000 },
    ],
  },
  fees: [],
  vatRateBasisPoints: 2_500,
  keptByCollector: ['fee'],
  minimumCommission: 0,
  minimumPayout: 0,
}

let count = 0
function allocation(fields: Partial<BillableAllocation> = {}): BillableAllocation {
  count += 1
  return {
    allocationId: String(count),
    undoesAllocationId: null,
    category: 'principal',
    amount: 1_000,
    paidTo: 'COLLECTOR',
    recordedAt: new Date(0),
    isLate: false,
    ageDays: 10,
    claimSize: 5_000,
    billed: null,
    ...fields,
  }
}

describe('rounding', () => {
  it.each([
    [1_000, 1_000, 100],
    [5, 1_000, 1],
    [4, 1_000, 0],
    [-5, 1_000, -1],
    [-4, 1_000, -0],
    [0, 10_000, 0],
    [Number.MAX_SAFE_INTEGER, 10_000, Number.MAX_SAFE_INTEGER],
    [Number.MAX_SAFE_INTEGER, 1, 900_719_925_474],
  ])('of %i at %i basis points is %i', (amount, rate, share) => {
    expect(shareOf(amount, rate) + 0).toBe(share + 0)
  })

  it('differs by at most half a minor unit, symmetrically for both signs', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const share = BigInt(shareOf(amount, rate))
        const off = share * 10_000n - BigInt(amount) * BigInt(rate)
        expect(off <= 5_000n && off > -5_000n).toBe(true)
        expect(shareOf(-amount, rate) + Number(share)).toBe(0)
      }),
    )
  })
})

it.each([
  [0, 1_000],
  [89, 1_000],
  [90, 2_000],
  [1_000_000, 2_000],
])('a value of %i falls into the band of %i', (value, rate) => {
  expect(rateFor(terms.commission.bands, value)).toBe(rate)
})

describe('the entry of an allocation', () => {
  it('has commission by age or size, only on the creditor’s share', () => {
    const bySize = { ...terms, commission: { ...terms.commission, basis: 'size' as const } }
    expect(entriesFrom(terms, [allocation()])[0]).toMatchObject({ basisValue: 10, commission: 100 })
    expect(entriesFrom(terms, [allocation({ ageDays: 90 })])[0]).toMatchObject({ basisValue: 90, commission: 200 })
    expect(entriesFrom(bySize, [allocation()])[0]).toMatchObject({ basisValue: 5_000, commission: 200 })
    expect(entriesFrom(terms, [allocation({ category: 'fee' })])[0]).toMatchObject({
      keptBy: 'COLLECTOR',
      rateBasisPoints: 0,
      commission: 0,
    })
  })

  it('is corrected exactly as it was billed, whatever the current terms', () => {
    const billed = { keptBy: 'CREDITOR' as const, basisValue: 7, rateBasisPoints: 3_000, commission: 333 }
    const [entry] = entriesFrom(terms, [allocation({ undoesAllocationId: 'old', billed })])
    expect(entry).toMatchObject({
      amount: -1_000,
      rateBasisPoints: 3_000,
      commission: -333,
      correctsAllocationId: 'old',
    })
  })

  it('cancels out if it was undone before it was billed', () => {
    const first = allocation({ amount: 777 })
    const entries = entriesFrom(terms, [first, allocation({ amount: 777, undoesAllocationId: first.allocationId })])
    expect(settle(terms, entries, []).totals).toMatchObject({ collected: 0, commission: 0, vat: 0, balance: 0 })
  })
})

describe('a settlement', () => {
  const parts = [
    allocation({ amount: 10_000 }),
    allocation({ amount: 4_000, paidTo: 'CREDITOR' }),
    allocation({ amount: 300, category: 'fee' }),
    allocation({ amount: 200, category: 'fee', paidTo: 'CREDITOR' }),
  ]

  it('pays out the creditor’s share held by the collector, less commission, fees and VAT', () => {
    const fee = { trigger: 'letter-sent', subjectId: 'x', caseId: 'y', recordedAt: new Date(0), amount: 40 } as const
    const { totals, collections, fees } = settle(terms, entriesFrom(terms, parts), [fee, { ...fee, subjectId: 'z' }])
    expect(totals).toEqual({
      collected: 14_500,
      collectedByCollector: 10_300,
      collectedByCreditor: 4_200,
      creditorShare: 14_000,
      collectorShare: 500,
      commission: 1_400,
      fees: 80,
      vat: 370,
      balance: 10_300 - 500 - 1_400 - 80 - 370,
      offset: 0,
      payout: 7_950,
      due: 0,
    })
    expect(collections.map(({ category, paidTo, amount }) => [category, paidTo, amount])).toEqual([
      ['fee', 'COLLECTOR', 300],
      ['fee', 'CREDITOR', 200],
      ['principal', 'COLLECTOR', 10_000],
      ['principal', 'CREDITOR', 4_000],
    ])
    expect(fees).toEqual([{ trigger: 'letter-sent', count: 2, unitAmount: 40, amount: 80 }])
  })

  it('leaves an amount due if the creditor already has the money', () => {
    const { totals } = settle(terms, entriesFrom(terms, parts.slice(1, 2)), [])
    expect(totals).toMatchObject({ commission: 400, vat: 100, balance: -500, payout: 0, due: 500 })
  })

  it('applies the minimum commission only if anything was collected', () => {
    const least = { ...terms, minimumCommission: 5_000 }
    expect(settle(least, entriesFrom(least, parts), []).totals.commission).toBe(5_000)
    expect(settle(least, [], []).totals.commission).toBe(0)
  })

  it('adds up for any entries: no money is lost', () => {
    const any = fc.record({
      amount: fc.integer({ min: 1, max: 1_000_000_000 }),
      category: fc.constantFrom('principal' as const, 'fee' as const),
      paidTo: fc.constantFrom('CREDITOR' as const, 'COLLECTOR' as const),
      ageDays: fc.nat(200),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (all) => {
        const { totals } = settle(terms, entriesFrom(terms, all.map(allocation)), [])
        expect(totals.creditorShare + totals.collectorShare).toBe(totals.collected)
        // The creditor ends up with its share less the charges.
        expect(totals.collectedByCreditor + totals.balance).toBe(
          totals.creditorShare - totals.commission - totals.fees - totals.vat,
        )
      }),
    )
  })
})
