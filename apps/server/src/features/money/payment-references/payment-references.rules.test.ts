import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modulus10, modulus11, modulus97 } from './check-digits.rules.ts'
import {
  caseNumbersInText,
  caseNumbersOf,
  defaultReferenceSettings as defaults,
  paymentReferencesOf,
} from './payment-references.rules.ts'

describe('check digits, computed by hand', () => {
  it.each([
    // From the right: 6×2=12→3, 5, 4×2=8, 3, 2×2=4, 1: 24, so 6.
    ['123456', '6'],
    // 9×2=18→9, 9, 9×2→9: 27, so 3.
    ['999', '3'],
    // 7×2=14→5: 5, so 5.
    ['7', '5'],
    ['0', '0'],
  ])('modulus 10 of %s is %s', (digits, check) => {
    expect(modulus10(digits)).toBe(check)
  })

  it.each([
    // From the right: 5×2 + 4×3 + 3×4 + 2×5 + 1×6 = 50; 50 mod 11 = 6, so 5.
    ['12345', '5'],
    // 6×2 = 12; 12 mod 11 = 1, so 10, which is written as a hyphen.
    ['6', '-'],
    // 1×2 + 3×3 = 11; no remainder, so 0.
    ['31', '0'],
    // The weights begin again after 7: 1×2 + 1×7 + … = 2+3+4+5+6+7 + 2 = 29; 29 mod 11 = 7, so 4.
    ['1111111', '4'],
  ])('modulus 11 of %s is %s', (digits, check) => {
    expect(modulus11(digits)).toBe(check)
  })

  it.each([
    // 100 mod 97 = 3; 98 − 3 = 95.
    ['1', '95'],
    // 4200 mod 97 = 4200 − 43×97 = 29; 98 − 29 = 69.
    ['42', '69'],
  ])('modulus 97 of %s is %s', (digits, check) => {
    expect(modulus97(digits)).toBe(check)
  })
})

describe('the references of a case', () => {
  const fi = { ...defaults, fiCreditorNumber: '81234567' }

  it('are an FI reference and an RF reference in DKK, with a creditor number', () => {
    // 42 and its check digits are 4269; from the right 9×2=18→9, 6, 2×2=4, 4: 23, so 7.
    // RF: 42271500 mod 97, from the left: 4227 → 56, 5615 → 86, 8600 → 64; 98 − 64 = 34.
    expect(paymentReferencesOf(42, 'DKK', fi)).toEqual([
      { kind: 'FI71', reference: '000000000042697', printed: '+71<000000000042697+81234567<' },
      { kind: 'RF', reference: 'RF3442', printed: 'RF34 42' },
    ])
  })

  it.each([
    ['DKK', defaults, 'RF', 'RF3442'],
    ['EUR', fi, 'RF', 'RF3442'],
    ['NOK', defaults, 'KID', '0000000042697'],
    // 9×2 + 6×3 + 2×4 + 4×5 = 64; 64 mod 11 = 9, so 2.
    ['NOK', { ...defaults, kidModulus: 11 as const }, 'KID', '0000000042692'],
    ['SEK', defaults, 'OCR', '0000000042697'],
    // 14 digits, so the length digit is 4: 4×2=8, 9, 6×2=12→3, 2, 4×2=8: 30, so 0.
    ['SEK', { ...defaults, ocrLengthDigit: true }, 'OCR', '00000000426940'],
  ] as const)('in %s with %o begin with %s %s', (currency, settings, kind, reference) => {
    expect(paymentReferencesOf(42, currency, settings)[0]).toMatchObject({ kind, reference })
  })

  it('are found only with intact check digits, and only if they are as short as ours', () => {
    // The published example of ISO 11649 has more digits than the number of a case.
    expect(caseNumbersOf('RF18 5390 0754 7034')).toEqual([])
    expect(caseNumbersOf('RF3442')).toEqual([42])
    expect(caseNumbersOf('RF3542')).toEqual([])
  })
})

const settings = [
  defaults,
  { ...defaults, fiCreditorNumber: '81234567', kidModulus: 11 as const, ocrLengthDigit: true },
]
const anyReference = fc
  .record({
    caseNumber: fc.integer({ min: 1, max: 9_999_999_999 }),
    currency: fc.constantFrom('DKK' as const, 'NOK' as const, 'SEK' as const, 'EUR' as const),
    settings: fc.constantFrom(...settings),
  })
  .chain(({ caseNumber, currency, settings: chosen }) =>
    fc
      .constantFrom(...paymentReferencesOf(caseNumber, currency, chosen))
      .map((reference) => ({ caseNumber, currency, reference })),
  )

describe('reading a reference', () => {
  it('finds the case of every reference, as entered, as printed and without leading zeros', () => {
    fc.assert(
      fc.property(anyReference, ({ caseNumber, reference: { reference, printed } }) => {
        for (const written of [reference, printed, reference.replace(/^0+/, ''), ` ${reference.toLowerCase()} `]) {
          expect(caseNumbersOf(written), written).toContain(caseNumber)
        }
      }),
    )
  })

  it('never means another case after one wrong digit', () => {
    const mistyped = fc.tuple(anyReference, fc.nat(), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(
        mistyped,
        ([
          {
            caseNumber,
            currency,
            reference: { reference },
          },
          position,
          by,
        ]) => {
          const digits = Array.from(reference)
          const places = digits.flatMap((character, index) => (/\d/.test(character) ? [index] : []))
          const at = places[position % places.length] ?? 0
          digits[at] = String((Number(digits[at]) + by) % 10)
          const others = caseNumbersOf(digits.join(''), currency).filter((number) => number !== caseNumber)
          expect(others, digits.join('')).toEqual([])
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it.each(['', 'abc', '0000', '-', 'RF', 'RF00', '1'.repeat(40), '+71<', '٤٢٦٩٧', '0000000000000'])(
    'rejects %j',
    (text) => {
      expect(caseNumbersOf(text)).toEqual([])
    },
  )

  it('finds references between other words', () => {
    expect(caseNumbersInText('Betaling af sag, ref. 0000000042697, tak')).toEqual([42])
    expect(caseNumbersInText('RF34 42')).toEqual([42])
    expect(caseNumbersInText('Faktura 2024-17 fra 12.03.')).toEqual([])
  })
})
