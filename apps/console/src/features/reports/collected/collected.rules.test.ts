import { describe, expect, it } from 'vitest'
import { elapsedOf, partOfMonth, reachedOf } from './collected.rules.ts'

describe('collected against a target', () => {
  it.each([
    [50_000, 100_000, '50%'],
    [99_999, 100_000, '100%'],
    [-500, 100_000, '0%'],
    [12_345, 10_000, '123.5%'],
  ])('%i of %i is %s', (amount, target, percent) => {
    expect(reachedOf(amount, target).percent.replace(/\s/g, '').replace(',', '.')).toBe(percent)
  })

  it('has the part of a month that is in the period', () => {
    const period = { from: '2026-02-10', to: '2026-03-05' }
    expect(partOfMonth('2026-02', period)).toEqual({ from: '2026-02-10', to: '2026-02-28' })
    expect(partOfMonth('2026-03', period)).toEqual({ from: '2026-03-01', to: '2026-03-05' })
  })

  it('knows how much of the month has passed', () => {
    expect(elapsedOf('2026-02-14')).toBe(0.5)
    expect(elapsedOf('2026-12-31')).toBe(1)
  })
})
