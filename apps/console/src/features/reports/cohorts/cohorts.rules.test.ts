import { expect, it } from 'vitest'
import { heatOf, dayAfter, shareOf } from './cohorts.rules.ts'

it.each([
  ['2026-02', '2026-03-01'],
  ['2026-12', '2027-01-01'],
])('the first day after %s is %s', (month, day) => {
  expect(dayAfter(month)).toBe(day)
})

it('a share is rounded to tenths of a percent, and there is none of nothing', () => {
  expect(shareOf(1, 3)).toBe(0.333)
  expect(shareOf(0, 0)).toBeUndefined()
})

it('a larger share is darker, up to a limit', () => {
  expect([-0.1, 0, 0.01, 0.25, 0.5, 0.75, 1, 1.3].map(heatOf)).toEqual([0, 0, 1, 1, 2, 3, 4, 4])
})
