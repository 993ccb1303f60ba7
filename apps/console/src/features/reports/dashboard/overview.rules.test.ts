import { describe, expect, it } from 'vitest'
import { type Collected, comparisonOf, currenciesOf, isEmpty, type Overview, shares } from './overview.rules.ts'

const nothing: Overview = {
  asOf: '2026-03-31T12:00:00.000Z',
  collected: [],
  collectedByCreditor: [],
  ageing: [],
  casesByStatus: { PENDING: 0, VERIFIED: 0, ENDED: 0 },
  work: { unmappedInteractions: 0, unhandledInteractions: 0, remindersDue: 0, pendingCases: 0 },
}
const collected = (thisMonth: number, lastMonthToDate: number): Collected => ({
  currency: 'DKK',
  thisMonth,
  lastMonth: 900,
  target: null,
  lastMonthToDate,
  months: [],
})

describe('the rules of the dashboard', () => {
  it('this month is compared with last month up to the same day', () => {
    expect(comparisonOf(collected(150, 100))).toEqual({ kind: 'more', fraction: 0.5 })
    expect(comparisonOf(collected(75, 100))).toEqual({ kind: 'less', fraction: 0.25 })
    expect(comparisonOf(collected(100, 100))).toEqual({ kind: 'same' })
    expect(comparisonOf(collected(100, 0))).toEqual({ kind: 'firstMoney' })
  })

  it('bars are relative to the largest, and never shorter than zero', () => {
    expect(shares([50, 100, -20])).toEqual([0.5, 1, 0])
    expect(shares([])).toEqual([])
    expect(shares([0, 0])).toEqual([0, 0])
  })

  it('names each currency once', () => {
    const ageing = [
      { currency: 'DKK', bucket: 'not-due', outstanding: 1, vouchers: 1 },
      { currency: 'EUR', bucket: '1-30', outstanding: 1, vouchers: 1 },
    ] as const
    expect(currenciesOf({ ...nothing, collected: [collected(1, 1)], ageing: [...ageing] })).toEqual(['DKK', 'EUR'])
  })

  it('is empty only if nothing is counted', () => {
    expect(isEmpty(nothing)).toBe(true)
    expect(isEmpty({ ...nothing, work: { ...nothing.work, remindersDue: 1 } })).toBe(false)
  })
})
