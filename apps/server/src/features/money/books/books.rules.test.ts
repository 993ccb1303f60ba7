import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { standardAccounts } from './book-accounts.data.ts'
import { textOfEntry, voucherNumber } from './entry-texts.data.ts'
import { type Month, monthAfter, placePostings } from './months.rules.ts'
import { postingOfCreditorEntry, postingsOfSettlement, postingsOfCreditNote } from './creditor-postings.rules.ts'
import {
  type BankLineSource,
  type Posting,
  postingsOfLine,
  postingsOfVoucher,
  type VoucherSource,
} from './postings.rules.ts'
import { inCodePage437, sieHeader, sieText, sieVoucher } from './sie.rules.ts'

const posting: Posting = {
  ...{ kind: 'DEPOSIT', sourceId: 's', part: 0, debit: 'suspense', credit: 'unallocated', amount: 100 },
  ...{ currency: 'DKK', date: '2026-02-10', valueDate: '2026-02-09', creditorId: null, caseId: null, bankLineId: null },
}
const on = (date: string): Posting => ({ ...posting, date })

describe('the chart of accounts', () => {
  it('has every handle and every number once', () => {
    expect(new Set(standardAccounts.map(({ handle }) => handle)).size).toBe(standardAccounts.length)
    expect(new Set(standardAccounts.map(({ number }) => number)).size).toBe(standardAccounts.length)
  })
})

describe('placing entries', () => {
  it('numbers the entries of each month and opens every month in between', () => {
    const { newMonths, placed } = placePostings([on('2026-02-10'), on('2025-11-30'), on('2026-02-01')], [])
    expect(newMonths).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01'])
    expect(placed.map(({ month, number, postingDate }) => `${month} ${number} ${postingDate}`)).toEqual([
      '2025-11-01 1 2025-11-30',
      '2026-02-01 1 2026-02-01',
      '2026-02-01 2 2026-02-10',
    ])
  })

  it('moves an entry of a closed month to the first open day, and keeps its date', () => {
    const months: Month[] = [
      { month: '2026-01-01', lastNumber: 7, isClosed: true },
      { month: '2026-02-01', lastNumber: 3, isClosed: false },
    ]
    const { newMonths, placed } = placePostings([on('2026-01-31'), on('2025-06-01'), on('2026-02-28')], months)
    expect(newMonths).toEqual([])
    expect(placed).toMatchObject([
      { date: '2025-06-01', postingDate: '2026-02-01', month: '2026-02-01', number: 4 },
      { date: '2026-01-31', postingDate: '2026-02-01', month: '2026-02-01', number: 5 },
      { date: '2026-02-28', postingDate: '2026-02-28', month: '2026-02-01', number: 6 },
    ])
  })

  it('opens the next month if the last one is closed', () => {
    const closed = [{ month: '2025-12-01', lastNumber: 2, isClosed: true }]
    const { newMonths, placed } = placePostings([on('2025-12-24')], closed)
    expect(newMonths).toEqual(['2026-01-01'])
    expect(placed).toMatchObject([{ month: '2026-01-01', number: 1, postingDate: '2026-01-01' }])
  })

  it('never places anything in a closed month, and leaves no gap, whatever the dates', () => {
    const days = fc.date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    const isoDays = fc.array(
      days.map((day) => day.toISOString().slice(0, 10)),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(isoDays, isoDays, fc.nat(10), (first, second, closedCount) => {
        const begun = placePostings(first.map(on), [])
        const last = new Map(begun.placed.map(({ month, number }) => [month, number]))
        const months = begun.newMonths.map((month, index) => {
          const isClosed = index < closedCount
          return { month, isClosed, lastNumber: (last.get(month) ?? 0) + Number(isClosed) }
        })
        const { newMonths, placed } = placePostings(second.map(on), months)
        const all = [...begun.newMonths, ...newMonths]
        for (const [index, month] of all.entries()) if (index > 0) expect(month).toBe(monthAfter(all[index - 1] ?? ''))
        for (const { month, postingDate, date } of placed) {
          expect(all).toContain(month)
          expect(months.find((known) => known.month === month)?.isClosed ?? false).toBe(false)
          expect(postingDate >= date && postingDate.slice(0, 7) === month.slice(0, 7)).toBe(true)
        }
      }),
    )
  })
})

const line: BankLineSource = {
  ...{ bankLineId: 'l', transactionAccountId: 'a', purpose: 'CLIENT', direction: 'credit', kind: 'payment' },
  ...{ amount: 500, currency: 'DKK', bookingDate: '2026-02-27', valueDate: '2026-02-26', state: 'OPEN', reason: null },
  ...{ isPayout: false, postedContra: null, moveCount: 0, isReplacementPosted: false },
}
const sidesOf = (source: Partial<BankLineSource>): string[] =>
  postingsOfLine({ ...line, ...source }, '2026-03-02').map(({ kind, debit, credit, date }) =>
    [kind, debit, credit, date].join(' '),
  )

describe('the postings of a bank line', () => {
  it.each([
    [{}, 'BANK_LINE bank-a suspense 2026-02-27'],
    [{ direction: 'debit' }, 'BANK_LINE outgoing bank-a 2026-02-27'],
    [{ direction: 'debit', kind: 'return' }, 'BANK_LINE suspense bank-a 2026-02-27'],
    [{ direction: 'debit', state: 'SET_ASIDE', reason: 'REFUND' }, 'BANK_LINE suspense bank-a 2026-02-27'],
    [
      { direction: 'debit', state: 'BOOKED', isPayout: true, postedContra: 'outgoing' },
      'BANK_LINE_MOVED payouts-in-transit outgoing 2026-03-02',
    ],
    [{ purpose: 'OWN' }, 'BANK_LINE bank-a own-money 2026-02-27'],
    [{ bookingDate: '2099-01-01' }, 'BANK_LINE bank-a suspense 2026-03-02'],
    [
      { state: 'SET_ASIDE', reason: 'OWN_TRANSFER', postedContra: 'suspense' },
      'BANK_LINE_MOVED suspense own-money 2026-03-02',
    ],
    [
      { direction: 'debit', state: 'SET_ASIDE', reason: 'OWN_TRANSFER', postedContra: 'outgoing' },
      'BANK_LINE_MOVED own-money outgoing 2026-03-02',
    ],
    [{ state: 'REPLACED', postedContra: 'suspense' }, 'BANK_LINE_REPLACED suspense bank-a 2026-02-27'],
  ] as const)('%o is %s', (source, expected) => {
    expect(sidesOf(source as Partial<BankLineSource>)).toEqual([expected])
  })

  it('are none if nothing has changed', () => {
    expect(sidesOf({ postedContra: 'suspense', state: 'BOOKED' })).toEqual([])
    expect(sidesOf({ state: 'REPLACED' })).toEqual([])
    expect(sidesOf({ state: 'REPLACED', postedContra: 'suspense', isReplacementPosted: true })).toEqual([])
  })
})

describe('the postings of vouchers, settlements and creditors', () => {
  const voucher: VoucherSource = {
    ...{ caseVoucherId: 'v', caseId: 'c', creditorId: 'k', category: 'deposit' },
    ...{ direction: 'credit', source: 'COLLECTOR' },
    ...{ amount: 100, currency: 'DKK', recordedOn: '2026-03-02', valueDate: '2026-03-01', isReversal: false },
    ...{ bankLineId: null, purpose: null },
  }

  it('a payment to the creditor moves no money', () => {
    expect(postingsOfVoucher({ ...voucher, source: 'CREDITOR' })).toEqual([])
  })

  it('a reversed deposit of a bank line is in suspense again', () => {
    const fromBank = { bankLineId: 'l', purpose: 'CLIENT' } as const
    const reversal: VoucherSource = { ...voucher, ...fromBank, direction: 'debit', isReversal: true }
    expect(postingsOfVoucher(reversal)).toMatchObject([
      { kind: 'CLAIM', debit: 'debtors', credit: 'claims' },
      { kind: 'DEPOSIT_REVERSED', debit: 'unallocated', credit: 'suspense' },
    ])
  })

  it('a correction of a settlement puts the money back', () => {
    const settlement = {
      ...{ billingId: 'b', creditorId: 'k', currency: 'DKK', approvedOn: '2026-03-02', periodTo: '2026-02-28' },
      ...{ collectorShare: 0, commission: -400, fees: 0, vat: -100 },
    }
    expect(postingsOfSettlement(settlement)).toMatchObject([
      { kind: 'COMMISSION', debit: 'commission', credit: 'client-money', amount: 400 },
      { kind: 'VAT', debit: 'vat', credit: 'client-money', amount: 100 },
    ])
  })

  it.each([
    ['RECEIVABLE', null, 100, 'creditor-receivables client-money'],
    ['OFFSET', null, -100, 'client-money creditor-receivables'],
    ['CREDIT_NOTE', null, -100, 'client-money creditor-receivables'],
    ['PAYMENT', null, -100, 'manual-payments creditor-receivables'],
    ['REVERSAL', 'PAYMENT', 100, 'creditor-receivables manual-payments'],
    ['REVERSAL', 'RECEIVABLE', -100, 'losses creditor-receivables'],
  ] as const)('%s %s of %i is %s', (kind, reversedKind, amount, expected) => {
    const entry = { entryId: 'e', creditorId: 'k', currency: 'DKK', kind, reversedKind, amount }
    const { debit, credit, ...rest } = postingOfCreditorEntry({
      ...entry,
      recordedOn: '2026-03-02',
      date: '2026-03-01',
      bankLineId: null,
      purpose: null,
    })
    expect(`${debit} ${credit}`).toBe(expected)
    expect(rest.amount).toBe(100)
  })

  it.each([
    ['PAYMENT', 'CLIENT', 'suspense creditor-receivables'],
    ['PAYMENT', 'OWN', 'own-money creditor-receivables'],
    ['REVERSAL', 'CLIENT', 'creditor-receivables suspense'],
  ] as const)('%s by a bank line on a %s account is %s', (kind, purpose, expected) => {
    const amount = kind === 'PAYMENT' ? -100 : 100
    const reversedKind = kind === 'REVERSAL' ? ('PAYMENT' as const) : null
    const days = { recordedOn: '2026-03-02', date: '2026-03-01' }
    const entry = { entryId: 'e', creditorId: 'k', currency: 'DKK', kind, reversedKind, amount, ...days }
    const { debit, credit, bankLineId } = postingOfCreditorEntry({ ...entry, bankLineId: 'l', purpose })
    expect([`${debit} ${credit}`, bankLineId]).toEqual([expected, 'l'])
  })

  it('of a credit note give income and VAT back to the creditor’s money, and waived money as a loss', () => {
    const note = { invoiceId: 'i', creditorId: 'k', currency: 'DKK', issuedOn: '2026-03-02' }
    const postings = postingsOfCreditNote({ ...note, commission: 400, fees: 0, collected: 50, vat: 100 })
    expect(postings).toMatchObject([
      { kind: 'COMMISSION', debit: 'commission', credit: 'client-money', amount: 400 },
      { kind: 'COLLECTED_WAIVED', debit: 'losses', credit: 'client-money', amount: 50 },
      { kind: 'VAT', debit: 'vat', credit: 'client-money', amount: 100 },
    ])
  })
})

describe('a SIE file', () => {
  it('is in code page 437', () => {
    expect(inCodePage437('Åse Sømand æÆäöé ½').toString('hex')).toBe('8f736520536f6d616e6420919284948220ab')
    expect(inCodePage437('ő€日’').toString('latin1')).toBe("o??'")
  })

  it('keeps a text in its field, whatever it contains', () => {
    expect(sieText('A "B"\r\n#KONTO 1 \\ }')).toBe(String.raw`"A \"B\" #KONTO 1 / }"`)
  })

  it('has the accounts, their balances and balanced vouchers', () => {
    const accounts = [
      { number: '1010', name: 'Salær', type: 'INCOME', opening: -100, closing: -350 },
      { number: '6810', name: 'Klientmidler', type: 'LIABILITY', opening: 0, closing: 250 },
    ] as const
    const period = { from: '2026-03-01', to: '2026-03-31', currency: 'DKK' }
    const header = sieHeader({ company: 'Bureau', generatedOn: '2026-04-01', ...period, accounts })
    expect(header.split('\r\n')).toEqual([
      ...['#FLAGGA 0', '#PROGRAM "Fordring" "1"', '#FORMAT PC8', '#GEN 20260401', '#SIETYP 4', '#FNAMN "Bureau"'],
      ...['#RAR 0 20260301 20260331', '#VALUTA DKK', '#KONTO 1010 "Salær"', '#KONTO 6810 "Klientmidler"'],
      ...['#KTYP 1010 I', '#KTYP 6810 S', '#RES 0 1010 -2.50', '#IB 0 6810 0.00', '#UB 0 6810 2.50', ''],
    ])
    const voucher = {
      ...{ voucherNumber: '260300001', date: '2026-03-02', postedOn: '2026-03-03', text: 'Salær' },
      ...{ debitNumber: '6810', creditNumber: '1010', amount: 250 },
    }
    expect(sieVoucher(voucher)).toBe(
      '#VER F 260300001 20260302 "Salær" 20260303\r\n{\r\n#TRANS 6810 {} 2.50\r\n#TRANS 1010 {} -2.50\r\n}\r\n',
    )
  })
})

it('an exported entry has a text and a number that bookkeeping systems accept', () => {
  const entry = { kind: 'DEPOSIT', caseSeqId: 17, creditorName: 'Nordkyst A/S' } as const
  expect(textOfEntry(entry, 'da')).toBe('Indbetaling, sag 17, Nordkyst A/S')
  expect(textOfEntry({ ...entry, caseSeqId: null, creditorName: null }, 'en')).toBe('Deposit')
  expect(voucherNumber({ month: '2026-03', number: 17 })).toBe('260300017')
  expect(voucherNumber({ month: '2026-03', number: 123_456 })).toBe('2603123456')
})
