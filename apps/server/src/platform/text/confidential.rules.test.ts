import { describe, expect, it } from 'vitest'
import { isConfidential } from './confidential.rules.ts'

const judge = (text: string, subject = 'Hej'): boolean => isConfidential({ subject, text, attachmentCount: 0 })

describe('an e-mail is confidential', () => {
  it.each([
    ...['Restgæld: 1.200,00 kr.', 'You owe 1,200.00.', 'Betal 450 kr. i dag', 'Betal 450,- nu', 'DKK 450', 'kr. 450'],
    ...['€ 12', '12 €', 'Beløb: 12\u00A0kr', 'CPR 010203-1234', '0102031234', 'Betal 99,50.'],
    ...[
      '1.500 kr',
      'kr. 1500,50',
      'kr: 1500',
      'DKK: 1500',
      '200 kroner',
      '1500 kronor',
      '1500 danske kroner',
      '1\u202F500 kr.',
    ],
    ...[
      '5 tusind kr.',
      '2 mio. kr.',
      'tkr. 5',
      'to hundrede kroner',
      '200.- DKK',
      '1500:-',
      '20 dollars',
      '１５００ kr',
      'NOK 5',
    ],
    ...[
      '010203 1234',
      '010203–1234',
      '610203 1234',
      '850709-1234',
      '12,50',
      '1.500,00',
      '24.50',
      'I alt 1,200.00',
      '12.50 kr.',
    ],
  ])('%s', (text) => {
    expect(judge(text)).toBe(true)
    expect(judge('Hej', text)).toBe(true)
  })

  it('with a file', () => {
    expect(isConfidential({ subject: 'Hej', text: 'Hej', attachmentCount: 1 })).toBe(true)
  })
})

describe('an e-mail is not confidential', () => {
  it.each([
    ...['Hej Eva', 'Ring til os på 20 30 40 50', 'Vi ringer 01.02.2026 kl. 10', 'Sag 1042', 'Version 2.1'],
    ...['Kristian har 3 spørgsmål', 'Kl. 10.30.2', 'Se § 10', '12345678901'],
    ...[
      'Fredag 9.00–13.30',
      'Ring kl. 12:30',
      'Ring kl. 8.30',
      'Svar senest 31.12',
      'Svar den 20.11.26',
      'Den 9.-15. marts',
    ],
    ...['Vi har nok 5 minutter', 'Vent 30 sek.', 'De 3 krævede papirer', 'Kronprinsensgade 20', '20 korte beskeder'],
    ...['Sag 1000123456', 'Konto 3409 0045678912', 'Ring på +45 70 12 34 56', 'Ring på 070-123 45 67', 'CVR 12345674'],
  ])('%s', (text) => {
    expect(judge(text)).toBe(false)
  })
})
