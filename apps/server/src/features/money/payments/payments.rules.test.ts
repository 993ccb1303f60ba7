import { describe, expect, it } from 'vitest'
import type { LockedVoucher } from '../case-vouchers/index.ts'
import {
  defaultPolicy,
  requireCredit,
  requireDistinctCategories,
  requireNoReversal,
  requireShares,
  shareByPolicy,
} from './payments.rules.ts'

function voucher(id: string, fields: Partial<LockedVoucher> = {}): LockedVoucher {
  return {
    caseVoucherId: id,
    caseId: 'case',
    voucherTypeId: 't',
    category: 'principal',
    direction: 'debit',
    amount: 1_000,
    outstanding: 100,
    source: 'CREDITOR',
    date: new Date('2026-01-01'),
    reversesCaseVoucherId: null,
    interestRule: null,
    earmark: null,
    isDisputed: false,
    isLapse: false,
    ...fields,
  }
}

const shown = (shares: readonly { debitVoucherId: string; amount: number }[]): string =>
  shares.map(({ debitVoucherId, amount }) => `${debitVoucherId} ${amount}`).join(', ')

describe('sharing by policy', () => {
  const debits = [
    voucher('a', { category: 'principal' }),
    voucher('b', { category: 'interest' }),
    voucher('c', { category: 'fee', date: new Date('2026-02-01') }),
    voucher('d', { category: 'fee', date: new Date('2026-01-01') }),
    voucher('e', { category: 'cost' }),
    voucher('f', { category: 'payout' }),
    voucher('g', { category: 'compensation' }),
  ]

  it('pays what the debtor chose first, then the rest by policy', () => {
    expect(shown(shareByPolicy(defaultPolicy, 250, debits, { debitVoucherIds: ['a', 'c'] }))).toBe('a 100, c 100, e 50')
    const byCategory = shareByPolicy(defaultPolicy, 350, debits, { categories: ['principal', 'fee'] })
    expect(shown(byCategory)).toBe('a 100, d 100, c 100, e 50')
  })

  it('pays a disputed debit that the debtor chose', () => {
    const disputed = debits.map((debit) => ({ ...debit, isDisputed: debit.caseVoucherId === 'a' }))
    expect(shown(shareByPolicy(defaultPolicy, 50, disputed, { debitVoucherIds: ['a'] }))).toBe('a 50')
  })

  it('pays disputed debits after all others, in the same order', () => {
    const disputed = debits.map((debit) => ({ ...debit, isDisputed: ['e', 'd'].includes(debit.caseVoucherId) }))
    expect(shown(shareByPolicy(defaultPolicy, 550, disputed))).toBe('c 100, b 100, g 100, f 100, a 100, e 50')
  })

  it.each([
    [0, ''],
    [1, 'e 1'],
    [100, 'e 100'],
    [250, 'e 100, d 100, c 50'],
    [699, 'e 100, d 100, c 100, b 100, g 100, f 100, a 99'],
    [9_000, 'e 100, d 100, c 100, b 100, g 100, f 100, a 100'],
  ])('%d pays, by default: %s', (unallocated, expected) => {
    expect(shown(shareByPolicy(defaultPolicy, unallocated, debits))).toBe(expected)
  })

  it.each([
    ['oldest-first', 'd 100, c 50'],
    ['newest-first', 'c 100, d 50'],
  ] as const)('%s goes by the date', (order, expected) => {
    expect(shown(shareByPolicy([{ category: 'fee', order }], 150, debits))).toBe(expected)
  })

  it('orders vouchers of the same date by id', () => {
    const same = ['z', 'x', 'y'].map((id) => voucher(id))
    expect(shown(shareByPolicy(defaultPolicy, 300, same))).toBe('x 100, y 100, z 100')
  })

  it('skips categories outside the policy, paid debits and credits', () => {
    const policy = [{ category: 'interest', order: 'oldest-first' }] as const
    const others = [voucher('p', { category: 'interest', outstanding: 0 }), voucher('q', { direction: 'credit' })]
    expect(shown(shareByPolicy(policy, 500, [...debits, ...others]))).toBe('b 100')
  })

  it('is exact up to the largest amount', () => {
    const huge = voucher('h', { amount: Number.MAX_SAFE_INTEGER, outstanding: Number.MAX_SAFE_INTEGER })
    expect(shareByPolicy(defaultPolicy, Number.MAX_SAFE_INTEGER, [huge])).toEqual([
      { debitVoucherId: 'h', amount: 9_007_199_254_740_991 },
    ])
  })
})

describe('explicit shares', () => {
  const vouchers = [voucher('a'), voucher('b'), voucher('credit', { direction: 'credit' })]
  const share = (debitVoucherId: string, amount: number) => ({ debitVoucherId, amount })
  const huge = Number.MAX_SAFE_INTEGER

  it.each([
    ['valid shares', [share('a', 100), share('b', 50)], undefined],
    ['a voucher that is not on the case', [share('a', 1), share('x', 1), share('y', 1)], 'unknown-reference'],
    ['a credit', [share('credit', 1)], 'voucher-not-payable'],
    ['a debit twice', [share('a', 1), share('a', 1)], 'validation-failed'],
    ['more than is outstanding', [share('a', 101)], 'amount-exceeds-outstanding'],
    ['more than can be added exactly', [share('a', huge), share('b', huge)], 'amount-exceeds-outstanding'],
    ['more than is unallocated', [share('a', 100), share('b', 51)], 'amount-exceeds-unallocated'],
  ])('%s', (_, shares, code) => {
    const attempt = (): void => {
      requireShares(shares, 150, vouchers)
    }
    if (code === undefined) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ code }))
  })
})

it('only a credit can pay', () => {
  expect(() => {
    requireCredit({ direction: 'credit' })
  }).not.toThrow()
  expect(() => {
    requireCredit({ direction: 'debit' })
  }).toThrow(expect.objectContaining({ code: 'voucher-not-a-credit' }))
})

it.each([
  ['credit', 'debit', false],
  ['credit', 'reversal', true],
  ['reversal', 'debit', true],
])('an allocation of %s to %s is that of a reversal: %s', (creditVoucherId, debitVoucherId, isReversal) => {
  const vouchers = [voucher('credit'), voucher('debit'), voucher('reversal', { reversesCaseVoucherId: 'x' })]
  const attempt = (): void => {
    requireNoReversal({ creditVoucherId, debitVoucherId }, vouchers)
  }
  if (isReversal) expect(attempt).toThrow(expect.objectContaining({ code: 'allocation-of-reversal' }))
  else expect(attempt).not.toThrow()
})

it('a policy cannot repeat a category', () => {
  const fee = { category: 'fee', order: 'oldest-first' } as const
  expect(() => {
    requireDistinctCategories([fee, { ...fee, category: 'cost' }])
  }).not.toThrow()
  expect(() => {
    requireDistinctCategories([fee, { ...fee, order: 'newest-first' }])
  }).toThrow(expect.objectContaining({ code: 'validation-failed' }))
})
