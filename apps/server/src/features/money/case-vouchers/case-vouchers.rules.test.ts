import { describe, expect, it } from 'vitest'
import { danishAccount, standardType } from '../../../../test/standard-values.ts'
import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { VoucherTypeRow } from './case-vouchers.queries.ts'
import {
  payoutRecipient,
  pays,
  requireCountableTotals,
  requireInterestPeriod,
  requirePaymentDate,
  voucherFrom,
} from './case-vouchers.rules.ts'

const principal: VoucherTypeRow = {
  voucherTypeId: standardType.principal,
  category: 'principal',
  direction: 'debit',
  hasPayoutRecipient: false,
  handle: 'x',
}

describe('voucherFrom', () => {
  const calendar = { now: new Date('2026-07-01T12:00:00Z'), timeZone: 'Europe/Copenhagen', daysBack: null }
  const known = { caseVoucherId: 'v', type: principal, calendar }
  const required = {
    voucherTypeId: principal.voucherTypeId,
    amount: -5,
    source: 'CREDITOR',
    date: '2026-07-01',
  } as const

  it('takes category and direction from the type, makes the amount positive and all of it outstanding', () => {
    expect(voucherFrom(required, known)).toEqual({
      caseVoucherId: 'v',
      voucherTypeId: standardType.principal,
      category: 'principal',
      direction: 'debit',
      amount: 5,
      outstanding: 5,
      source: 'CREDITOR',
      date: new Date('2026-06-30T22:00:00Z'),
      dueDate: null,
      referenceId: null,
      text: null,
      interest: null,
      interestRule: null,
      interestStartDate: null,
      interestEndDate: null,
      referenceCaseVoucherId: null,
      reversesCaseVoucherId: null,
      isDatedBeforeVoucher: false,
      uniqueId: null,
      properties: {},
    })
  })

  it('treats minus zero as zero', () => {
    expect(Object.is(voucherFrom({ ...required, amount: -0 }, known).amount, 0)).toBe(true)
  })
})

it.each([
  ['credit', 1, 'debit', true],
  ['credit', 0, 'debit', false],
  ['credit', 1, 'credit', false],
  ['debit', 1, 'debit', false],
  ['debit', 1, 'credit', false],
] as const)('a %s of %i tied to a %s pays it: %s', (direction, amount, tiedTo, expected) => {
  expect(pays({ direction, amount }, { direction: tiedTo })).toBe(expected)
})

describe('the total of a case', () => {
  const safe = Number.MAX_SAFE_INTEGER
  it.each([
    ['nothing', 0, [], true],
    ['up to the last minor unit', safe - 5, [{ direction: 'debit', amount: 5 }], true],
    ['one more', safe - 5, [{ direction: 'debit', amount: 6 }], false],
    ['credits besides', safe, [{ direction: 'credit', amount: safe }], true],
    [
      'the largest twice',
      0,
      [
        { direction: 'debit', amount: safe },
        { direction: 'debit', amount: safe },
      ],
      false,
    ],
  ] as const)('%s', (_, total, vouchers, isAllowed) => {
    const check = () => {
      requireCountableTotals({ debitTotal: total, creditTotal: 0 }, vouchers)
    }
    if (isAllowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'case-total-too-large' }))
  })
})

it.each([
  // Just after midnight in Copenhagen it is still the day before in UTC.
  ['2026-07-01T22:00:00Z', '2026-07-02', null, null],
  ['2026-07-01T22:00:00Z', '2026-07-02T23:59:59+02:00', null, null],
  ['2026-07-01T21:59:59Z', '2026-07-02', null, 'payment-date-in-future'],
  ['2026-07-01T22:00:00Z', '2099-01-01', null, 'payment-date-in-future'],
  ['2026-07-01T22:00:00Z', '1999-01-01', null, null],
  ['2026-07-01T22:00:00Z', '2026-07-02', 0, null],
  ['2026-07-01T22:00:00Z', '2026-07-01', 0, 'payment-date-too-early'],
  // Across the change to summer time, and in a leap year.
  ['2026-03-30T10:00:00Z', '2026-03-20', 10, null],
  ['2026-03-30T10:00:00Z', '2026-03-19', 10, 'payment-date-too-early'],
  ['2024-03-01T10:00:00Z', '2024-02-28', 2, null],
])('at %s a payment dated %s, at most %s days back: %s', (now, date, daysBack, code) => {
  const timeZone = 'Europe/Copenhagen'
  const check = () => {
    requirePaymentDate(parseTimestamp(date, timeZone)!, { now: new Date(now), timeZone, daysBack }, '/date')
  }
  if (code === null) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ code }))
})

it.each([
  [null, null, true],
  ['2026-01-01', null, true],
  [null, '2026-01-01', true],
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-02', '2026-01-01', false],
])('interest from %s to %s: %s', (start, end, isAllowed) => {
  const check = () => {
    requireInterestPeriod({
      interestStartDate: start === null ? null : new Date(start),
      interestEndDate: end === null ? null : new Date(end),
    })
  }
  if (isAllowed) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ code: 'validation-failed' }))
})

describe('payoutRecipient', () => {
  const rich = { contactId: 'c', contactName: 'Hansen', bankAccount: danishAccount }
  const poor = { ...rich, bankAccount: null }
  const paidOut = { hasPayoutRecipient: true, handle: 'x' }
  const kept = { hasPayoutRecipient: false, handle: 'x' }

  it('returns the contact, or undefined if the type has no recipient', () => {
    expect(payoutRecipient(kept, 5, undefined)).toBeUndefined()
    expect(payoutRecipient(paidOut, 5, rich)).toEqual(rich)
  })

  it.each([
    [
      'a type without a recipient allows no contact',
      () => payoutRecipient(kept, 5, rich),
      'payout-contact-not-allowed',
    ],
    [
      'a type with a recipient needs a contact',
      () => payoutRecipient(paidOut, 5, undefined),
      'payout-contact-required',
    ],
    ['the contact needs a bank account', () => payoutRecipient(paidOut, 5, poor), 'contact-without-bank-account'],
    ['an amount of zero cannot be paid out', () => payoutRecipient(paidOut, 0, rich), 'validation-failed'],
  ])('%s', (_, attempt, code) => {
    expect(attempt).toThrow(expect.objectContaining({ code }))
  })
})
