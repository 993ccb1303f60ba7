import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { bankText } from './bank-text.rules.ts'
import { pain001Elements } from './pain001-elements.data.ts'
import { type PaymentOrder, writePain001 } from './pain001.rules.ts'
import { type FileCurrency, payeeAccount, payingAccount } from './payee-accounts.rules.ts'
import { element, type ElementTable, faultsOf } from '../../../platform/xml/xml-tree.rules.ts'

const danish = { type: 'DANISH', registrationNumber: '3409', accountNumber: '12345678' } as const
const iban = (value: string) => ({ ibanAccount: { iban: value, bic: 'NDEASESS' } })
const norwegian = {
  domesticAccount: { type: 'NORWEGIAN', clearingNumber: null, accountNumber: '86011117947' },
} as const
const swedish = { domesticAccount: { type: 'SWEDISH', clearingNumber: '5000', accountNumber: '1234567' } } as const
const bankgiro = { domesticAccount: { type: 'BANKGIRO', clearingNumber: null, accountNumber: '50501055' } } as const

const accounts: Record<FileCurrency, Parameters<typeof payeeAccount>[0]> = {
  DKK: { bankAccount: danish },
  SEK: swedish,
  NOK: norwegian,
  EUR: iban('DE89370400440532013000'),
}

function orderOf(
  currency: FileCurrency,
  format: PaymentOrder['format'],
  more: Partial<PaymentOrder> = {},
): PaymentOrder {
  return {
    ...{ messageId: '0190b6f0a1b27c3d8e4f5a6b7c8d9e0f', format, createdAt: new Date('2026-03-02T09:00:00.123Z') },
    ...{ executionDate: '2026-03-03', currency, payerName: 'Bureau & Søn <A/S>', agreement: '1234567890' },
    account: payingAccount({ bankAccount: danish, statementAccount: null, currency, bic: 'DABADKKK' }),
    payments: [
      {
        ...{
          endToEndId: '0190b6f0a1b27c3d8e4f5a6b7c8d9e10',
          amount: 123_456,
          name: 'Nordkyst Ærø A/S',
          text: 'Afregning 12',
        },
        account: payeeAccount(accounts[currency], currency)!,
      },
    ],
    ...more,
  }
}

/** The texts of a document by path, each read back by a parser that knows nothing of ours. */
function textsOf(xml: string): Map<string, string[]> {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const found = new Map<string, string[]>()
  parser.on('opentag', ({ local }) => open.push(local))
  parser.on('text', (text) => {
    if (text.trim() === '') return
    const path = open.slice(2).join('/')
    found.set(path, [...(found.get(path) ?? []), text])
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

describe.each(['pain.001.001.03', 'pain.001.001.09'] as const)('%s', (format) => {
  it.each(['DKK', 'SEK', 'NOK', 'EUR'] as const)('in %s has the sums, the accounts and the ids', (currency) => {
    const xml = writePain001(orderOf(currency, format))
    expect(xml).toContain(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}">`)
    const texts = textsOf(xml)
    const at = (path: string): string | undefined => texts.get(path)?.[0]
    expect(at('GrpHdr/MsgId')).toBe('0190b6f0a1b27c3d8e4f5a6b7c8d9e0f')
    expect(at('GrpHdr/CreDtTm')).toBe('2026-03-02T09:00:00Z')
    expect([at('GrpHdr/NbOfTxs'), at('GrpHdr/CtrlSum'), at('PmtInf/CtrlSum')]).toEqual(['1', '1234.56', '1234.56'])
    expect(at('PmtInf/PmtTpInf/SvcLvl/Cd')).toBe(currency === 'EUR' ? 'SEPA' : 'NURG')
    expect(at('PmtInf/DbtrAcct/Id/IBAN')).toMatch(/^DK\d{16}$/)
    expect(at('PmtInf/CdtTrfTxInf/Amt/InstdAmt')).toBe('1234.56')
    expect(at(`PmtInf/ReqdExctnDt${format === 'pain.001.001.03' ? '' : '/Dt'}`)).toBe('2026-03-03')
    expect(at(`PmtInf/DbtrAgt/FinInstnId/${format === 'pain.001.001.03' ? 'BIC' : 'BICFI'}`)).toBe('DABADKKK')
    const account = {
      DKK: ['Othr/Id', '34090012345678'],
      SEK: ['Othr/Id', '50001234567'],
      NOK: ['Othr/Id', '86011117947'],
      EUR: ['IBAN', 'DE89370400440532013000'],
    }[currency]
    expect(at(`PmtInf/CdtTrfTxInf/CdtrAcct/Id/${account[0]!}`)).toBe(account[1])
    expect(at('PmtInf/CdtTrfTxInf/Cdtr/Nm')).toBe(currency === 'EUR' ? 'Nordkyst Aeroe A/S' : 'Nordkyst Ærø A/S')
  })

  it('adds up many payments', () => {
    const order = orderOf('DKK', format)
    const payments = Array.from({ length: 1_000 }, (_, index) => ({
      ...order.payments[0]!,
      ...{ endToEndId: String(index).padStart(32, '0'), amount: 10_000_000_01 + index },
    }))
    const texts = textsOf(writePain001({ ...order, payments }))
    expect(texts.get('GrpHdr/NbOfTxs')).toEqual(['1000'])
    const total = payments.reduce((sum, { amount }) => sum + amount, 0)
    expect(texts.get('GrpHdr/CtrlSum')).toEqual([(total / 100).toFixed(2)])
    expect(texts.get('PmtInf/CdtTrfTxInf/PmtId/EndToEndId')).toHaveLength(1_000)
  })

  it('is never written with a value that does not fit', () => {
    const broken: Partial<PaymentOrder>[] = [
      { messageId: 'x'.repeat(36) },
      { messageId: '' },
      { executionDate: '3.3.2026' },
      { agreement: 'x'.repeat(36) },
      { payments: [] },
      { account: { iban: 'dk50', domestic: null, clearingNumber: null, bic: null } },
      { account: { iban: 'DK5234090045678912', domestic: null, clearingNumber: null, bic: 'short' } },
    ]
    for (const more of broken) {
      expect(() => writePain001(orderOf('DKK', format, more)), JSON.stringify(more)).toThrow(/not valid pain/)
    }
    const order = orderOf('DKK', format)
    for (const part of [{ endToEndId: 'x'.repeat(36) }, { amount: 1e18 }]) {
      expect(() => writePain001({ ...order, payments: [{ ...order.payments[0]!, ...part }] })).toThrow(/not valid pain/)
    }
  })
})

describe('the table of elements', () => {
  const table: ElementTable = pain001Elements['pain.001.001.03']

  it('names only types that it has', () => {
    for (const elements of Object.values(pain001Elements) as ElementTable[]) {
      const named = Object.values(elements).flatMap((type) =>
        'parts' in type ? type.parts.map((part) => part.type) : [],
      )
      expect(named.filter((type) => !(type in elements))).toEqual([])
      expect(named).not.toContain('')
    }
  })

  it('notices a wrong order, a missing, repeated and unknown element, and two choices', () => {
    const id = (...parts: string[]) =>
      element(
        'PmtId',
        parts.map((name) => element(name, 'x')),
      )
    expect(faultsOf(id('InstrId', 'EndToEndId'), 'PaymentId', table)).toEqual([])
    expect(faultsOf(id('EndToEndId', 'InstrId'), 'PaymentId', table)).toEqual(['PmtId: the elements are not in order'])
    expect(faultsOf(id('InstrId'), 'PaymentId', table)).toEqual(['PmtId/EndToEndId: is missing'])
    expect(faultsOf(id('InstrId', 'EndToEndId', 'EndToEndId'), 'PaymentId', table)).toEqual([
      'PmtId/EndToEndId: occurs 2 times',
    ])
    expect(faultsOf(id('InstrId', 'EndToEndId', 'UETR'), 'PaymentId', table)[0]).toBe('PmtId/UETR: is not allowed')
    const both = element('SchmeNm', [element('Cd', 'BBAN'), element('Prtry', 'BGNR')])
    expect(faultsOf(both, 'SchemeName', table)).toEqual(['SchmeNm: needs exactly one element'])
    expect(faultsOf(element('InstdAmt', '1.00'), 'Amount', table)).toEqual(['InstdAmt@Ccy: has the wrong form'])
    expect(faultsOf(element('InstdAmt', '1.0', { Ccy: 'DKK' }), 'Amount', table)).toEqual([
      'InstdAmt: has the wrong form or length',
    ])
  })
})

describe('the account of a payee', () => {
  it.each([
    ['DKK', { bankAccount: danish }, true],
    ['DKK', iban('DK5000400440116243'), true],
    ['DKK', iban('SE4550000000058398257466'), false],
    ['EUR', { bankAccount: danish }, true],
    ['EUR', iban('DE89370400440532013000'), true],
    ['EUR', iban('SA0380000000608010167519'), false],
    ['EUR', norwegian, false],
    ['SEK', { bankAccount: danish }, false],
    ['SEK', iban('SE4550000000058398257466'), true],
    ['SEK', bankgiro, true],
    ['SEK', norwegian, false],
    ['NOK', norwegian, true],
    ['NOK', iban('NO9386011117947'), true],
    ['NOK', bankgiro, false],
    ['DKK', {}, false],
  ] as const)('in %s: %j can be paid: %s', (currency, account, expected) => {
    expect(payeeAccount(account, currency) !== undefined).toBe(expected)
  })

  it('of bankgiro names the clearing number of bankgirot', () => {
    const order = orderOf('SEK', 'pain.001.001.03')
    const [payment] = order.payments
    const xml = writePain001({ ...order, payments: [{ ...payment!, account: payeeAccount(bankgiro, 'SEK')! }] })
    const texts = textsOf(xml)
    expect(texts.get('PmtInf/CdtTrfTxInf/CdtrAgt/FinInstnId/ClrSysMmbId/MmbId')).toEqual(['9900'])
    expect(texts.get('PmtInf/CdtTrfTxInf/CdtrAcct/Id/Othr/SchmeNm/Prtry')).toEqual(['BGNR'])
  })
})

it.each([
  [null, 'DKK', 'IBAN'],
  ['NO9386011117947', 'NOK', 'IBAN'],
  ['8601 11 17947', 'NOK', 'BBAN'],
  ['5050-1055', 'SEK', 'BGNR'],
] as const)('the paying account %s in %s is named by %s', (statementAccount, currency, expected) => {
  const account = payingAccount({ bankAccount: danish, statementAccount, currency, bic: null })
  expect(account.domestic?.scheme ?? 'IBAN').toBe(expected)
  if (account.domestic) expect(account.domestic.number).toMatch(/^\d+$/)
})

it.each([
  ['Ærø & Søn – 100 %', 140, true, 'Aeroe + Soen - 100'],
  ['Ærø & Søn – 100 %', 140, false, 'Ærø & Søn - 100'],
  ['Žižkov', 140, true, 'Zizkov'],
  ['中文', 140, true, 'NOTPROVIDED'],
  ['<b>\u0000x</b>', 140, false, 'b x /b'],
  ['a'.repeat(200), 70, true, 'a'.repeat(70)],
])('writes %j as banks accept it', (text, max, isSepa, expected) => {
  expect(bankText(text, max, isSepa)).toBe(expected)
})
