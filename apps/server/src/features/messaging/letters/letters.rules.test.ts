import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../documents/documents.rules.ts'
import { requireDemandable, requireLawfulDeadline } from './letters.rules.ts'

describe('requireLawfulDeadline', () => {
  it.each([
    ['demand', '2026-03-12', null, true],
    ['demand', '2026-03-11', null, false],
    ['demand', '2026-03-16', 14, true],
    ['demand', '2026-03-15', 14, false],
    ['demand', '2026-03-10', 8, true],
    ['demand', '2026-03-09', 8, false],
    ['reminder', '2026-03-02', null, true],
    ['reminder', '2026-03-01', null, false],
  ])('of a %s dated 2 March until %s, with %s days by its pack: %s', (kind, deadline, days, isLawful) => {
    const pack = days === null ? null : 'no-consumer'
    const rules = kind === 'demand' ? { pack, days, unpricedDays: 0 } : undefined
    const check = (): void => {
      requireLawfulDeadline({ today: '2026-03-02', deadline, rules })
    }
    if (isLawful) expect(check).not.toThrow()
    else expect(check).toThrow()
  })
})

describe('requireDemandable', () => {
  it.each([
    [1, 0, true],
    [0, 0, false],
    [1, 1, false],
  ])('%s øre owed with %s unpriced days: %s', (outstanding, unpricedDays, isPossible) => {
    const check = (): void => {
      requireDemandable({ pack: null, days: null, unpricedDays }, outstanding)
    }
    if (isPossible) expect(check).not.toThrow()
    else expect(check).toThrow()
  })
})

describe('fileNameOf', () => {
  it.each([
    ['Rykker: sag 1/2', 'Rykker sag 1 2.pdf'],
    ['  ', 'Letter.pdf'],
    ['x'.repeat(300), `${'x'.repeat(150)}.pdf`],
  ])('%s is %s', (subject, expected) => {
    expect(fileNameOf(subject)).toBe(expected)
  })
})
