import { describe, expect, it } from 'vitest'
import { birthDayOf, isMinor } from './minors.rules.ts'

describe('the day of birth in a CPR number', () => {
  it.each([
    ['010203-1234', '1903-02-01'],
    ['0102033234', '1903-02-01'],
    ['170510-4012', '2010-05-17'],
    ['170536-4012', '2036-05-17'],
    ['170537-4012', '1937-05-17'],
    ['170557-5012', '2057-05-17'],
    ['170558-8012', '1858-05-17'],
    ['170510-9012', '2010-05-17'],
    ['170599 9012', '1999-05-17'],
    ['310299-1234', undefined],
    ['290200-4000', '2000-02-29'],
    ['290201-4000', undefined],
    ['12345', undefined],
    ['abc', undefined],
    ['', undefined],
  ])('%s: %s', (cpr, day) => {
    expect(birthDayOf(cpr)).toBe(day)
  })
})

describe('a minor', () => {
  it.each([
    ['on the day before the eighteenth birthday', '2028-05-16', true],
    ['not on the eighteenth birthday', '2028-05-17', false],
  ])('%s', (_, today, expected) => {
    expect(isMinor('170510-4012', today)).toBe(expected)
  })

  it('born on 29 February comes of age on 1 March', () => {
    expect([isMinor('290208-4000', '2026-02-28'), isMinor('290208-4000', '2026-03-01')]).toEqual([true, false])
  })

  it('is nobody without a CPR number, or with an invalid one', () => {
    expect([isMinor(null, '2026-01-01'), isMinor('310210-4000', '2026-01-01')]).toEqual([false, false])
  })
})
