import { describe, expect, it } from 'vitest'
import { standardVoucherTypes } from '../../money/voucher-types/index.ts'
import { exampleData } from './mentions.data.ts'
import { formatDate, formatMoney, formatShortDate, tableRows } from './template-format.rules.ts'

const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u2212', '-')

describe('formatMoney', () => {
  it.each([
    [0, 'DKK', 'da', '0,00 kr.'],
    [5, 'DKK', 'da', '0,05 kr.'],
    [-123_456, 'DKK', 'da', '-1.234,56 kr.'],
    [120_000, 'EUR', 'da', '1.200,00 €'],
    [120_000, 'GBP', 'en', '£1,200.00'],
    [Number.MAX_SAFE_INTEGER, 'DKK', 'da', '90.071.992.547.409,91 kr.'],
    [-Number.MAX_SAFE_INTEGER, 'USD', 'en', '-US$90,071,992,547,409.91'],
  ] as const)('%i %s in %s is %s', (amount, currency, language, expected) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(expected)
  })
})

describe('dates', () => {
  it.each([
    ['2026-03-02', 'da', '2. marts 2026', '02.03.2026'],
    ['2026-03-02', 'en', '2 March 2026', '02/03/2026'],
    ['', 'da', '', ''],
  ] as const)('%s in %s', (date, language, long, short) => {
    expect(formatDate(date, language)).toBe(long)
    expect(formatShortDate(date, language)).toBe(short)
  })
})

describe('the type of a voucher in the table', () => {
  const [voucher] = exampleData.vouchers
  const typesIn = (language: 'da' | 'en', labels: readonly string[]): (string | undefined)[] => {
    const vouchers = labels.flatMap((type) => (voucher === undefined ? [] : [{ ...voucher, type }]))
    return tableRows(vouchers, 'DKK', language).map((cells) => cells[1])
  }

  it('is translated for standard types, and keeps the label of the tenant’s own types', () => {
    const labels = standardVoucherTypes.map(({ label }) => label)
    expect(typesIn('en', labels)).toEqual(labels)
    for (const [index, word] of typesIn('da', labels).entries()) expect(word).not.toBe(labels[index])
    expect(typesIn('da', ['Reminder fee', 'Flytteudgift'])).toEqual(['Rykkergebyr', 'Flytteudgift'])
  })
})
