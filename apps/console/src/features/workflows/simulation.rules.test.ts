import { describe, expect, it } from 'vitest'
import { cashOf, chartOf, messagesOf, rowsOf, type SimulatedVersion, totalOf } from './simulation.rules.ts'

const week = {
  ...{
    from: '2026-03-02',
    letters: 2,
    emails: 1,
    textMessages: 1,
    fees: 1,
    feeAmount: 10_000,
    tasks: 0,
    otherSteps: 3,
  },
  cash: [{ currency: 'DKK' as const, amount: 500 }],
}
const quiet = { ...week, letters: 1, emails: 0, textMessages: 0, cash: [{ currency: 'SEK' as const, amount: 200 }] }
const first: SimulatedVersion = { version: 1, weeks: [week, quiet] }
const none = { ...week, letters: 0, emails: 0, textMessages: 0, cash: [] }

describe('a simulation', () => {
  it('adds up its weeks', () => {
    expect(messagesOf(week)).toBe(4)
    expect(totalOf(first, 'letters')).toBe(3)
    expect(totalOf(first, 'feeAmount')).toBe(20_000)
  })

  it('lists the versions of a week one after the other', () => {
    const later = { ...week, from: '2026-03-09' }
    const versions = [2, 1].map((version) => ({ version, weeks: [week, later] }))
    expect(rowsOf(versions).map((row) => [row.week.from, row.version])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-02', 1],
      ['2026-03-09', 2],
      ['2026-03-09', 1],
    ])
  })

  it('never adds currencies together', () => {
    expect(cashOf([week, quiet, week])).toEqual([
      { currency: 'DKK', amount: 1_000 },
      { currency: 'SEK', amount: 200 },
    ])
  })

  it('draws two versions on one round scale, also if nothing would be sent', () => {
    const { top, heights } = chartOf([first, { version: 2, weeks: [none, week] }])
    expect([top, heights]).toEqual([
      4,
      [
        [1, 0.25],
        [0, 1],
      ],
    ])
    expect(chartOf([{ version: 1, weeks: [none] }])).toEqual({ top: 2, heights: [[0]], weeksPerDate: 1 })
    const tops = [3, 5, 12, 96, 101].map((letters) => chartOf([{ version: 1, weeks: [{ ...none, letters }] }]).top)
    expect(tops).toEqual([4, 10, 20, 100, 200])
  })

  it('dates so few weeks of a long chart that the dates fit', () => {
    expect(chartOf([{ version: 1, weeks: Array.from({ length: 26 }, () => week) }]).weeksPerDate).toBe(4)
  })
})
