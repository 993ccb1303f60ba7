import { describe, expect, it } from 'vitest'
import { paymentReferenceError, paymentReferenceOf } from './tenant-settings.rules.ts'

describe('the payment reference', () => {
  it.each([
    ['{{caseNumber}}', undefined],
    ['Sag {{caseNumber}}', undefined],
    ['Sag', 'must contain {{caseNumber}}'],
    ['', 'must contain {{caseNumber}}'],
    ['{{caseNumber}} {{debtor}}', 'must not contain any placeholder other than {{caseNumber}}'],
    ['{{ caseNumber }}', 'must contain {{caseNumber}}'],
  ])('%s: %s', (pattern, error) => {
    expect(paymentReferenceError(pattern)?.en).toBe(error)
  })

  it.each([
    [null, '1001', '1001'],
    ['Sag {{caseNumber}}', 'J-17', 'Sag J-17'],
    // What looks like a pattern of replacement is none.
    ['{{caseNumber}}', "$& $1 $'", "$& $1 $'"],
  ])('%s on case %s is %s', (pattern, caseNumber, reference) => {
    expect(paymentReferenceOf(pattern, caseNumber)).toBe(reference)
  })
})
