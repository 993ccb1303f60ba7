import { describe, expect, it } from 'vitest'
import {
  balanceOverTime,
  initialsOf,
  owedSince,
  reversalOf,
  sumsByCategory,
  timelineOf,
  waitingFor,
} from './case.rules.ts'
import { vouchersInOrder } from './voucher-order.ts'
import type { Allocation, Change, Update, Voucher } from './use-case.ts'

function voucher(fields: Partial<Voucher>): Voucher {
  return {
    caseVoucherId: 'v1',
    direction: 'debit',
    category: 'principal',
    amount: 1_000,
    outstanding: 1_000,
    date: '2026-01-01T00:00:00.000Z',
    createdAt: '2026-01-01T00:00:00.000Z',
    dueDate: null,
    reversesCaseVoucherId: null,
    ...fields,
  } as Voucher
}
const update = (fields: Partial<Update>): Update =>
  ({ updateId: 'u1', createdAt: '2026-01-05', remindedAt: '2026-02-01', continuedAt: null, ...fields }) as Update
const change = (fields: Partial<Change>): Change => ({ changeId: 'c1', kind: 'ended', ...fields }) as Change

describe('the rules of the case page', () => {
  it('the debt has been due since the oldest unpaid due date', () => {
    const paid = voucher({ outstanding: 0, dueDate: '2025-01-01' })
    expect(owedSince([paid, voucher({ dueDate: '2026-02-01' }), voucher({ date: '2026-01-20' })])).toBe('2026-01-20')
    expect(owedSince([paid])).toBeUndefined()
  })

  it.each([
    ['Astrid Holm', 'AH'],
    ['Bo Lars Emil Østergård', 'BØ'],
    [' åse ', 'Å'],
    ['', ''],
  ])('%j is shown as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('a case is paused by the open update with the first reminder', () => {
    const now = new Date('2026-01-10')
    const updates = [
      update({ updateId: 'late', remindedAt: '2026-03-01' }),
      update({ updateId: 'over', remindedAt: '2026-01-01', continuedAt: '2026-01-02' }),
      update({ updateId: 'soon', remindedAt: '2026-01-15', continuedAt: '2026-01-20' }),
    ]
    expect(waitingFor(updates, now)?.updateId).toBe('soon')
    expect(waitingFor([], now)).toBeUndefined()
  })

  it('the balance follows the dates of claims and payments and never falls below zero', () => {
    const vouchers = [
      voucher({ caseVoucherId: 'debt', date: '2026-01-01' }),
      voucher({ caseVoucherId: 'fee', category: 'fee', amount: 100, date: '2026-02-01' }),
      voucher({ caseVoucherId: 'paid', direction: 'credit', outstanding: null, amount: 600, date: '2026-01-15' }),
    ]
    const allocations = [
      { creditVoucherId: 'paid', debitVoucherId: 'debt', amount: 500, createdAt: '2026-03-01' },
      { creditVoucherId: 'paid', debitVoucherId: 'fee', amount: 100, createdAt: '2026-03-01' },
    ] as Allocation[]
    expect(balanceOverTime(vouchers, allocations)).toEqual([
      { at: '2026-01-01', outstanding: 1_000 },
      { at: '2026-01-15', outstanding: 500 },
      { at: '2026-02-01', outstanding: 600 },
      { at: '2026-02-01', outstanding: 500 },
    ])
  })

  it('sums are by category and exclude reversed vouchers', () => {
    const vouchers = [
      voucher({ caseVoucherId: 'debt', outstanding: 400 }),
      voucher({ caseVoucherId: 'more', amount: 200, outstanding: 200 }),
      voucher({ caseVoucherId: 'fee', category: 'fee', amount: 100, outstanding: 0 }),
      voucher({ caseVoucherId: 'back', category: 'fee', direction: 'credit', reversesCaseVoucherId: 'fee' }),
    ]
    expect(sumsByCategory(vouchers)).toEqual([{ category: 'principal', claimed: 1_200, outstanding: 600 }])
  })

  it('undoing a payment does not add to the balance', () => {
    const vouchers = [
      voucher({ caseVoucherId: 'debt', date: '2026-01-01' }),
      voucher({ caseVoucherId: 'paid', direction: 'credit', amount: 600, date: '2026-01-15' }),
      voucher({ caseVoucherId: 'back', amount: 600, date: '2026-01-16', reversesCaseVoucherId: 'paid' }),
      voucher({ caseVoucherId: 'wrong', amount: 50, date: '2026-01-17' }),
      voucher({ caseVoucherId: 'gone', direction: 'credit', date: '2026-01-18', reversesCaseVoucherId: 'wrong' }),
    ]
    expect(balanceOverTime(vouchers, [])).toEqual([{ at: '2026-01-01', outstanding: 1_000 }])
  })

  it('vouchers are ordered by date, then by booking, then by id', () => {
    const vouchers = [
      voucher({ caseVoucherId: 'd', date: '2026-01-02', createdAt: '2026-01-05' }),
      voucher({ caseVoucherId: 'c', date: '2026-01-02', createdAt: '2026-01-04' }),
      voucher({ caseVoucherId: 'b', date: '2026-01-02', createdAt: '2026-01-04' }),
      voucher({ caseVoucherId: 'z', date: '2026-01-01', createdAt: '2026-01-09' }),
    ]
    const ids = ['z', 'b', 'c', 'd']
    expect(vouchersInOrder(vouchers).map(({ caseVoucherId }) => caseVoucherId)).toEqual(ids)
    expect(vouchersInOrder([...vouchers].reverse()).map(({ caseVoucherId }) => caseVoucherId)).toEqual(ids)
  })

  it('the timeline is newest last, with the end of an update as a separate entry', () => {
    const entries = timelineOf({
      interactions: [],
      vouchers: [voucher({ date: '2025-12-01', createdAt: '2026-01-06' })],
      updates: [update({ continuedAt: '2026-01-07' })],
      changes: [change({ changeId: 'b', at: '2026-01-09' }), change({ changeId: 'a', at: '2026-01-08' })],
      disputes: [
        { disputeId: 'd1', closedAt: '2026-01-10' },
        { disputeId: 'd2', closedAt: null },
      ] as never,
      courtClaims: [{ courtClaimId: 'q1', changes: [{ state: 'FILED', at: '2026-01-11' }] }] as never,
    })
    expect(entries.map(({ id }) => id)).toEqual(['u1', 'v1', 'u1 end', 'a', 'b', 'd1', 'q1 FILED'])
  })

  it('the timeline orders entries of the same moment from cause to effect', () => {
    const at = '2026-01-06'
    const entries = timelineOf({
      interactions: [],
      vouchers: [voucher({ createdAt: at })],
      updates: [update({ updateId: 'reopening', createdAt: at })],
      changes: [change({ changeId: 'end', at }), change({ changeId: 'start', at, kind: 'created' })],
      disputes: [],
      courtClaims: [],
    })
    expect(entries.map(({ id }) => id)).toEqual(['start', 'v1', 'end', 'reopening'])
  })
})

describe('a reversal', () => {
  const claim = voucher({ caseVoucherId: 'd', outstanding: 600 })
  const payment = voucher({ caseVoucherId: 'c', direction: 'credit', amount: 500, outstanding: null })
  const paid = { creditVoucherId: 'c', debitVoucherId: 'd', amount: 400 } as Allocation
  const other = { creditVoucherId: 'x', debitVoucherId: 'y', amount: 7 } as Allocation
  const now = { outstanding: 900, allocations: [paid, other] }

  it('of a claim removes its outstanding amount and frees the payments on it', () => {
    expect(reversalOf(claim, now)).toEqual({ undone: [paid], outstanding: 300 })
  })

  it('of a payment makes the debt it paid outstanding again', () => {
    expect(reversalOf(payment, now)).toEqual({ undone: [paid], outstanding: 1_300 })
  })
})
