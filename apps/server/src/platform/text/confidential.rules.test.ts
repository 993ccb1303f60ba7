import { describe, expect, it } from 'vitest'
import { isConfidential } from './confidential.rules.ts'

const judge = (text: string, subject = 'Hej'): boolean => isConfidential({ subject, text, attachmentCount: 0 })

describe('an e-mail is confidential', () => {
  it.each([
    ...['Restgæld: 1.200,00 kr.', 'You owe 1,200.00.', 'Betal 450 kr. i dag', 'Betal 450,- nu', 'DKK 450', 'kr. 450'],
    ...['€ 12', '12 €', 'Beløb: 12\u00A0kr', 'CPR 010203-1234', '0102031234', 'Betal 99,50.'],
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
  ])('%s', (text) => {
    expect(judge(text)).toBe(false)
  })
})
