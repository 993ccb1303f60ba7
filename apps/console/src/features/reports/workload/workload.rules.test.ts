import { expect, it } from 'vitest'
import { periodsOf } from './workload.rules.ts'

it.each([
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
  ['2026-01-01', '2025-12-29'],
])('the week of %s starts on %s', (today, monday) => {
  expect(periodsOf(today)).toEqual({
    today: { from: today, to: today },
    thisWeek: { from: monday, to: today },
    thisMonth: { from: `${today.slice(0, 7)}-01`, to: today },
  })
})
