import { describe, expect, it } from 'vitest'
import type { ShownVoucher } from './debtor-web.queries.ts'
import {
  formErrorsOf,
  type ContactForm,
  formatAmount,
  formatDay,
  formatSize,
  keyOfMessage,
  linkDeadlineOf,
  readForm,
  rolesShownTo,
  summaryOf,
} from './debtor-web.rules.ts'
import { languageOf, textsIn } from './debtor-web.texts.ts'

const now = new Date('2026-03-02T09:00:00Z')
const debit = (outstanding: number, dueDate: string | null = null): ShownVoucher =>
  ({ direction: 'debit', outstanding, dueDate }) as ShownVoucher
const credit = (outstanding: number): ShownVoucher => ({ direction: 'credit', outstanding }) as ShownVoucher
const open = { status: 'VERIFIED', endReason: null }
const letterDeadline = null

describe('summaryOf', () => {
  it.each([
    [
      'owes the outstanding amount',
      open,
      [debit(100), debit(50)],
      { kind: 'owing', left: 150, received: 0, overpaid: 0 },
    ],
    ['does not owe money that was received', open, [debit(100), credit(30)], { kind: 'owing', left: 70, received: 30 }],
    ['is paid when everything was received', open, [debit(100), credit(100)], { kind: 'paid', left: 0, overpaid: 0 }],
    ['is overpaid', open, [debit(100), credit(130)], { kind: 'paid', left: 0, overpaid: 30 }],
    ['is paid when nothing is outstanding', open, [debit(0)], { kind: 'paid', left: 0 }],
    ['owes nothing yet', open, [], { kind: 'empty', left: 0 }],
    ['is closed', { status: 'ENDED', endReason: 'WITHDRAWN' }, [debit(100)], { kind: 'closed' }],
    ['is closed and paid', { status: 'ENDED', endReason: 'PAID' }, [debit(0)], { kind: 'closed-paid' }],
    ['is closed without vouchers', { status: 'ENDED', endReason: 'NO_DEBT' }, [], { kind: 'closed' }],
    ['is merged into another case', { status: 'ENDED', endReason: 'MERGED' }, [debit(0)], { kind: 'merged' }],
  ])('%s', (_what, status, vouchers, expected) => {
    expect(summaryOf({ ...status, vouchers, letterDeadline }, { now })).toMatchObject(expected)
  })

  it.each([
    ['the next due date', ['2026-02-01', '2026-04-01', '2026-03-20'], {}, { date: '2026-03-20', isPast: false }],
    ['today, until the day is over', ['2026-03-02', '2026-02-01'], {}, { date: '2026-03-02', isPast: false }],
    ['the first due date if all have passed', ['2026-02-01', '2026-01-01'], {}, { date: '2026-01-01', isPast: true }],
    [
      'that of the letter if it is next',
      ['2026-02-01'],
      { letter: '2026-03-10' },
      { date: '2026-03-10', isPast: false },
    ],
    [
      'not that of the letter if something is due earlier',
      ['2026-03-05'],
      { letter: '2026-03-10' },
      { date: '2026-03-05', isPast: false },
    ],
    [
      'that of the link if all others have passed',
      ['2026-02-01'],
      { letter: '2026-02-10', link: '2026-03-12' },
      { date: '2026-03-12', isPast: false },
    ],
    [
      'not that of the link before the others have passed',
      ['2026-03-20'],
      { link: '2026-03-12' },
      { date: '2026-03-20', isPast: false },
    ],
    [
      'that of the letter if all have passed',
      ['2026-02-01'],
      { letter: '2026-02-10', link: '2026-03-01' },
      { date: '2026-02-10', isPast: true },
    ],
    ['that of the link if nothing has a due date', [], { link: '2026-03-12' }, { date: '2026-03-12', isPast: false }],
  ])('the deadline is %s', (_what, dates, { letter, link }: { letter?: string; link?: string }, expected) => {
    const midnight = (day: string): string => `${day}T00:00:00.000Z`
    const vouchers = dates.length === 0 ? [debit(100)] : dates.map((day) => debit(100, midnight(day)))
    const page = { ...open, vouchers, letterDeadline: letter === undefined ? null : midnight(letter) }
    const linkDeadline = link === undefined ? null : new Date(midnight(link))
    expect(summaryOf(page, { now, linkDeadline }).deadline).toEqual({ ...expected, date: midnight(expected.date) })
  })

  it('the deadline of a link is the tenant’s number of days after its creation', () => {
    expect(linkDeadlineOf(now, null)).toBeNull()
    expect(linkDeadlineOf(now, 10)).toEqual(new Date('2026-03-12T09:00:00Z'))
  })

  it('paid vouchers have no deadline', () => {
    expect(
      summaryOf({ ...open, vouchers: [debit(0, '2026-01-01'), debit(5)], letterDeadline }, { now }).deadline,
    ).toBeNull()
  })
})

describe('rolesShownTo', () => {
  it.each([
    [undefined, ['alternative-contact', 'debtor']],
    ['debtor', ['alternative-contact', 'debtor']],
    ['guarantor', ['alternative-contact', 'debtor']],
    ['lawyer', ['alternative-contact', 'debtor']],
    ['alternative-contact', ['alternative-contact']],
  ])('%s sees messages for %s', (relation, roles) => {
    expect(rolesShownTo(relation)).toEqual(roles)
  })
})

describe('the contact form', () => {
  const good: ContactForm = { token: 't', topic: 'question', message: 'Hej', email: '', phone: '' }

  it('is read with trimmed fields; missing and repeated fields are empty', () => {
    expect(readForm('topic=question&message=+Hej%0D%0Ador++&email=a%40b.dk&phone=1&phone=2')).toEqual({
      token: '',
      topic: 'question',
      message: 'Hej\ndor',
      email: 'a@b.dk',
      phone: '',
    })
    expect(readForm(undefined)).toEqual({ token: '', topic: '', message: '', email: '', phone: '' })
  })

  it.each<[string, Partial<ContactForm>, string[]]>([
    ['a valid form', {}, []],
    ['with all fields', { email: 'mette@example.dk', phone: '+45 70 12 34 56' }, []],
    ['with the longest message', { message: 'å'.repeat(5_000) }, []],
    ['with a message that is too long', { message: 'å'.repeat(5_001) }, ['message']],
    ['without a message', { message: '' }, ['message']],
    ['with NUL', { message: 'a\0b' }, ['message']],
    ['with half a character', { message: '\ud800' }, ['message']],
    ['with an unknown topic', { topic: 'constructor' }, ['topic']],
    ['with half an address', { email: 'mette@' }, ['email']],
    ['with two addresses', { email: 'a@b.dk, c@d.dk' }, ['email']],
    ['with an address that is too long', { email: `a@${'b'.repeat(260)}.dk` }, ['email']],
    ['with NUL in the address', { email: 'a\0@b.dk' }, ['email']],
    ['with letters as a phone number', { phone: 'ring til mor' }, ['phone']],
    [
      'with every field invalid',
      { topic: '', message: '', email: 'x', phone: 'x' },
      ['topic', 'message', 'email', 'phone'],
    ],
  ])('%s', (_what, change, fields) => {
    for (const language of ['en', 'da'] as const) {
      expect(Object.keys(formErrorsOf({ ...good, ...change }, textsIn(language))).sort()).toEqual(fields.sort())
    }
  })

  it('is identified by its page and its text', () => {
    expect(keyOfMessage('l', good)).toBe(keyOfMessage('l', { ...good }))
    for (const other of [
      { token: 'u' },
      { message: 'Hej!' },
      { topic: 'other' },
      { email: 'a@b.dk' },
      { phone: '12345' },
    ]) {
      expect(keyOfMessage('l', { ...good, ...other })).not.toBe(keyOfMessage('l', good))
    }
    expect(keyOfMessage('m', good)).not.toBe(keyOfMessage('l', good))
  })
})

describe('formatting', () => {
  it.each([
    [1_234_567_890, 'DKK', 'da-DK', '12.345.678,90\u00a0kr.'],
    [1_234_567_890, 'DKK', 'en-GB', '12,345,678.90\u00a0DKK'],
    [9_007_199_254_740_991, 'EUR', 'en-GB', '90,071,992,547,409.91\u00a0EUR'],
    [5, 'SEK', 'da-DK', '0,05\u00a0SEK'],
    [0, 'DKK', 'da-DK', '0,00\u00a0kr.'],
    [123_456_789, 'NOK', 'nb-NO', '1\u00a0234\u00a0567,89\u00a0kr'],
    [123_456_789, 'SEK', 'sv-SE', '1\u00a0234\u00a0567,89\u00a0kr'],
    [123_456_789, 'DKK', 'sv-SE', '1\u00a0234\u00a0567,89\u00a0DKK'],
  ])('%d %s in %s is %s', (amount, currency, locale, text) => {
    expect(formatAmount(amount, { currency, locale })).toBe(text)
  })

  it('days are in the time zone of the tenant', () => {
    const moment = '2024-04-30T22:30:00Z'
    expect(formatDay(moment, { timeZone: 'Europe/Copenhagen', locale: 'da-DK' })).toBe('1. maj 2024')
    expect(formatDay(moment, { timeZone: 'America/New_York', locale: 'en-GB' })).toBe('30 April 2024')
  })

  it.each([
    [10, '1\u00a0kB'],
    [54_321, '54\u00a0kB'],
    [1_250_000, '1,3\u00a0MB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatSize(bytes, 'da-DK')).toBe(text)
  })
})

describe('languageOf', () => {
  it.each([
    [[undefined, null, 'da'], 'da'],
    [['en', 'da'], 'en'],
    [['de', 'da-DK,da;q=0.9'], 'da'],
    [['no', 'da'], 'nb'],
    [['sv-SE'], 'sv'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j is %s', (candidates, language) => {
    expect(languageOf(...candidates)).toBe(language)
  })
})
