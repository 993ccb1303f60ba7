import { describe, expect, it } from 'vitest'
import { fileNameOf, requireLawfulDeadline } from './letters.rules.ts'

describe('requireLawfulDeadline', () => {
  it.each([
    ['demand', '2026-03-12', true],
    ['demand', '2026-03-11', false],
    ['reminder', '2026-03-02', true],
    ['reminder', '2026-03-01', false],
  ])('of a %s dated 2 March until %s: %s', (handle, deadline, isLawful) => {
    const check = (): void => {
      requireLawfulDeadline(handle, '2026-03-02', deadline)
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
