import { describe, expect, it } from 'vitest'
import { yearsAfter } from '../../../platform/clock/calendar.ts'
import { clockOf, monthsAfter, warningDue } from './limitation.rules.ts'

const rule = { years: 3, chargeYears: 3, recognisedYears: 10, interruptedBy: ['payment', 'legal-action'] } as const

describe('clockOf', () => {
  const claim = { category: 'principal', startsOn: '2020-01-15' }
  const paid = (date: string) => ({ kind: 'payment' as const, date, limitationFactId: null })

  it('explains what counted and what did not', () => {
    const events = [
      paid('2019-12-01'),
      paid('2022-01-01'),
      { ...paid('2022-06-01'), kind: 'demand' as const },
      paid('2025-01-02'),
    ]
    const { lines, expiresOn } = clockOf(claim, rule, events)
    expect(lines.map(({ date, counts, expiresOn: end }) => `${date} ${counts} ${end}`)).toEqual(
      [
        '2020-01-15 true 2023-01-15',
        '2019-12-01 false 2023-01-15',
        '2022-01-01 true 2025-01-01',
        '2022-06-01 false 2025-01-01',
        '2025-01-02 false 2025-01-01',
      ].sort((a, b) => (a.startsWith('2020') ? -1 : b.startsWith('2020') ? 1 : a.localeCompare(b))),
    )
    expect(expiresOn).toBe('2025-01-01')
  })

  it('does not depend on the order of events, also on one day', () => {
    const judgment = { kind: 'judgment' as const, date: '2022-01-01', limitationFactId: null }
    const events = [paid('2022-01-01'), judgment, paid('2021-01-01')]
    const ends = [events, events.toReversed()].map((order) => clockOf(claim, rule, order).expiresOn)
    expect(ends).toEqual(['2032-01-01', '2032-01-01'])
  })
})

it.each([
  ['2020-02-29', 3, '2023-02-28'],
  ['2020-02-29', 4, '2024-02-29'],
  ['1900-03-01', 10, '1910-03-01'],
  ['2999-12-31', 10, '3009-12-31'],
])('%s and %s years is %s', (day, years, moved) => {
  expect(yearsAfter(day, years)).toBe(moved)
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-03-15', 12, '2027-03-15'],
])('%s and %s months is %s', (day, months, moved) => {
  expect(monthsAfter(day, months)).toBe(moved)
})

it.each([
  ['2025-03-15', null],
  ['2025-03-16', 12],
  ['2025-09-16', 6],
  ['2025-12-16', 3],
  ['2026-03-16', 3],
  ['2026-03-17', null],
])('on %s the warning due for 2026-03-16 is %s', (today, months) => {
  expect(warningDue('2026-03-16', today)).toBe(months)
})
