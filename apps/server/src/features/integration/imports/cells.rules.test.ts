import { describe, expect, it } from 'vitest'
import { readAmount, readBoolean, readDate, suggestDateFormat, suggestSeparator } from './cell-values.rules.ts'
import { dateFormats, suggestColumns } from './import-fields.rules.ts'
import { suggestDelimiter } from './read-rows.ts'

const refused = 'refused'
const valueOf = (read: { readonly value: unknown } | object): unknown => ('value' in read ? read.value : refused)

describe('amounts', () => {
  it.each([
    ['1.250,00', ',', 125_000],
    ['1.250,00', '.', refused],
    ['1,250.00', '.', 125_000],
    ['1,250.00', ',', refused],
    ['1.500', ',', 150_000],
    ['1.500', '.', 150],
    ['1.500', null, refused],
    ['1500', null, 150_000],
    ['12.34.56', ',', refused],
    ['1.50', ',', refused],
    ['1 250,5', ',', 125_050],
    ['1\u00A0250,50', ',', 125_050],
    ["1'250.50", '.', 125_050],
    ['-349,50', ',', -34_950],
    ['349,50-', ',', -34_950],
    ['--1', ',', refused],
    ['1,005', ',', refused],
    ['1,000000', ',', 100],
    ['=1+1', ',', refused],
    ['1e5', '.', refused],
    ['99999999999999999', ',', refused],
    ['', ',', refused],
    [1250.5, null, 125_050],
    [0.1 + 0.2, null, 30],
    [12.345, null, refused],
  ] as const)('reads %j with the separator %j as %j', (cell, separator, expected) => {
    expect(valueOf(readAmount(cell, separator))).toBe(expected)
  })

  it.each([
    [['1.250,00', '349,50'], ','],
    [['1,250.00'], '.'],
    [['1.500', '2.000'], null],
    [['1.500', '2.000,10'], ','],
    [['1.500.000'], ','],
    [['12,5', '12.5'], null],
    [['100'], null],
    [[100.5], null],
  ] as const)('suggests for %j the separator %j', (cells, separator) => {
    expect(suggestSeparator(cells)).toBe(separator)
  })
})

describe('dates', () => {
  it.each([
    ['12-01-2026', 'DD-MM-YYYY', '2026-01-12'],
    ['2026-01-12', 'DD-MM-YYYY', '2026-01-12'],
    ['2026-01-12T10:00:00Z', null, '2026-01-12'],
    ['1/2/2026', 'DD/MM/YYYY', '2026-02-01'],
    ['1/2/2026', 'MM/DD/YYYY', '2026-01-02'],
    ['1/2/2026', null, refused],
    ['31-02-2026', 'DD-MM-YYYY', refused],
    ['20260112', 'YYYYMMDD', '2026-01-12'],
    [46_034, null, '2026-01-12'],
    ['46034', 'DD-MM-YYYY', '2026-01-12'],
    [99_999_999, null, refused],
    ['i morgen', 'DD-MM-YYYY', refused],
  ] as const)('reads %j in the format %j as %j', (cell, format, expected) => {
    expect(valueOf(readDate(cell, format))).toBe(expected)
  })

  it('suggests a format only if one fits', () => {
    expect(suggestDateFormat(['13/01/2026', '01/02/2026'], dateFormats)).toBe('DD/MM/YYYY')
    expect(suggestDateFormat(['01/02/2026'], dateFormats)).toBeNull()
    expect(suggestDateFormat([''], dateFormats)).toBeNull()
  })
})

describe('headings', () => {
  it('suggest columns, in Danish and English and whatever their punctuation', () => {
    expect(
      suggestColumns('cases', ['Kunde-nr.', 'NAVN', 'Faktura nr', 'Beløb', 'Dato', 'Forfaldsdato', 'Andet']),
    ).toEqual({
      customerReference: 'Kunde-nr.',
      name: 'NAVN',
      voucherReference: 'Faktura nr',
      amount: 'Beløb',
      date: 'Dato',
      dueDate: 'Forfaldsdato',
    })
    expect(suggestColumns('customers', ['Customer no', 'Amount'])).toEqual({ customerReference: 'Customer no' })
    expect(suggestColumns('cases', ['__proto__', 'constructor'])).toEqual({})
  })

  it.each([
    ['a;b;c\n1,5;2;3', ';'],
    ['a,b,c', ','],
    ['"a;b;c;d",b', ','],
    ['a\tb', '\t'],
    ['alone', ';'],
  ])('of %j are separated by %j', (head, delimiter) => {
    expect(suggestDelimiter(head)).toBe(delimiter)
  })
})

describe('yes and no', () => {
  it.each([
    ['Ja', true],
    ['0', false],
    ['måske', refused],
  ])('reads %j as %j', (cell, expected) => {
    expect(valueOf(readBoolean(cell))).toBe(expected)
  })
})
