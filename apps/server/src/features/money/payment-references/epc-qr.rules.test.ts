import { describe, expect, it } from 'vitest'
import { epcQrText, type EpcTransfer, sepaIbanOf } from './epc-qr.rules.ts'
import { defaultReferenceSettings, paymentReferencesOf } from './payment-references.rules.ts'

const bankAccount = { type: 'DANISH', registrationNumber: '0040', accountNumber: '0440116243' } as const
const account = { bankAccount, statementAccount: null, bic: null }
const transfer: EpcTransfer = {
  ...{ account, currency: 'EUR', amount: 123_456, recipientName: 'Nordisk Inkasso A/S', text: 'Sag 17' },
  reference: paymentReferencesOf(17, 'EUR', defaultReferenceSettings).at(-1),
}

describe('the QR code of a SEPA credit transfer', () => {
  it('has the lines of EPC069-12, with the structured reference', () => {
    expect(epcQrText(transfer)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', '', 'Nordisk Inkasso A/S', 'DK5000400440116243', 'EUR1234.56', ''],
      expect.stringMatching(/^RF\d{2}/),
    ])
  })

  it('has the text if there is no RF reference, and a BIC if it is known', () => {
    const given = { ...transfer, account: { ...account, bic: 'DABADKKK' }, reference: undefined, text: 'Sag\n17' }
    expect(epcQrText(given)?.split('\n').slice(4)).toEqual([
      ...['DABADKKK', 'Nordisk Inkasso A/S', 'DK5000400440116243', 'EUR1234.56', '', '', 'Sag 17'],
    ])
  })

  it('cannot be given other lines by a name, and stays within the limits', () => {
    const name = `Inkasso\nDE89370400440532013000\r\n${'x'.repeat(100)}`
    const lines = epcQrText({ ...transfer, recipientName: name, reference: undefined, text: 'y'.repeat(200) })?.split(
      '\n',
    )
    expect(lines).toHaveLength(11)
    expect(lines?.[5]).toHaveLength(70)
    expect(lines?.[10]).toHaveLength(140)
    expect(lines?.[6]).toBe('DK5000400440116243')
  })

  it.each<[string, Partial<EpcTransfer>]>([
    ['another currency', { currency: 'DKK' }],
    ['no account', { account: null }],
    ['nothing to pay', { amount: 0 }],
    ['more than the code can express', { amount: 100_000_000_000 }],
    ['a number that is no IBAN', { account: { ...account, statementAccount: '12345678903' } }],
    ['an IBAN outside SEPA', { account: { ...account, statementAccount: 'TR330006100519786457841326' } }],
  ])('is not made for %s', (_what, change) => {
    expect(epcQrText({ ...transfer, ...change })).toBeUndefined()
  })

  it('names the number in statements if that is an IBAN', () => {
    const german = { ...account, statementAccount: 'de89 3704 0044 0532 0130 00' }
    expect(sepaIbanOf(german, 'EUR')).toBe('DE89370400440532013000')
  })
})
