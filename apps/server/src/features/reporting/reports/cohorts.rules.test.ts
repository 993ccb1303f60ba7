import { expect, it } from 'vitest'
import { hasReached } from './cohorts.rules.ts'

it.each([
  ['2026-01', 1, '2026-02-28', false],
  ['2026-01', 1, '2026-03-01', true],
  ['2025-12', 12, '2026-12-31', false],
  ['2025-12', 12, '2027-01-01', true],
])('the cases of %s are %i months old on %s: %s', (month, months, today, expected) => {
  expect(hasReached(month, months, today)).toBe(expected)
})
