import { describe, expect, it } from 'vitest'
import { fileNameOf, requireLawfulDeadline } from './letters.rules.ts'

describe('requireLawfulDeadline', () => {
  it.each([
    ['demand', '2026-03-12', undefined, true],
    ['demand', '2026-03-11', undefined, false],
    ['demand', '2026-03-16', 14, true],
    ['demand', '2026-03-15', 14, false],
    ['demand', '2026-03-10', 8, true],
    ['demand', '2026-03-09', 8, false],
    ['reminder', '2026-03-02', undefined, true],
    ['reminder', '2026-03-01', undefined, false],
  ])('of a %s dated 2 March until %s, with %s days by its pack: %s', (handle, deadline, days, isLawful) => {
    const byPack = days === undefined ? undefined : { pack: 'no-consumer', days }
    const check = (): void => {
      requireLawfulDeadline({ handle, today: '2026-03-02', deadline, byPack })
    }
    if (isLawful) expect(check).not.toThrow()
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
