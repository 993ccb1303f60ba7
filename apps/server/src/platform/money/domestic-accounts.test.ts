import { isValidIBAN } from 'ibantools'
import { describe, expect, it } from 'vitest'
import { danishIban, isBankgiro, isClearingNumber, isNorwegianAccount, isSwedishAccount } from './domestic-accounts.ts'

describe('domestic accounts', () => {
  it.each([
    ['86011117947', true],
    ['86011117946', false],
    ['8601111794', false],
    ['8601.11.17947', false],
    // The check digit would be 10.
    ['00000000060', false],
  ])('Norwegian %s: %s', (number, expected) => {
    expect(isNorwegianAccount(number)).toBe(expected)
  })

  it('a changed digit of a Norwegian account is always noticed', () => {
    for (let position = 0; position < 11; position += 1) {
      const changed = Array.from('86011117947')
      changed[position] = String((Number(changed[position]) + 1) % 10)
      expect(isNorwegianAccount(changed.join('')), String(position)).toBe(false)
    }
  })

  it.each([
    ['9912346', true],
    ['9912345', false],
    ['50501055', true],
    ['50501056', false],
    ['505010', false],
  ])('bankgiro %s: %s', (number, expected) => {
    expect(isBankgiro(number)).toBe(expected)
  })

  it.each([
    ['5000', true],
    ['0999', false],
    ['83279', true],
    ['83278', false],
    ['50001', false],
  ])('clearing number %s: %s', (number, expected) => {
    expect(isClearingNumber(number)).toBe(expected)
  })

  it('Swedish accounts have 2 to 10 digits', () => {
    expect(['12', '1234567890', '1', '00', '12345678901', '12-34'].map(isSwedishAccount)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it.each([
    ['0040', '0440116243', 'DK5000400440116243'],
    ['3409', '45678912', 'DK5234090045678912'],
    ['9999', '9999999999', undefined],
    ['0001', '1', undefined],
  ])('the IBAN of %s %s has valid check digits', (registration, account, expected) => {
    const iban = danishIban(registration, account)
    if (expected !== undefined) expect(iban).toBe(expected)
    expect(isValidIBAN(iban)).toBe(true)
  })
})
