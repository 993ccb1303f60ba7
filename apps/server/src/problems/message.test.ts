import { describe, expect, it } from 'vitest'
import { inLanguage, shownAmount } from './message.ts'

describe('an amount in a message', () => {
  it.each([
    [0, '0.00', '0,00'],
    [5, '0.05', '0,05'],
    [120_000, '1,200.00', '1.200,00'],
    [-99_999_999, '-999,999.99', '-999.999,99'],
    [Number.MAX_SAFE_INTEGER, '90,071,992,547,409.91', '90.071.992.547.409,91'],
  ])('%d is written as people write it', (amount, english, danish) => {
    expect(inLanguage(shownAmount(amount), 'en')).toBe(english)
    expect(inLanguage(shownAmount(amount), 'da')).toBe(danish)
  })
})
