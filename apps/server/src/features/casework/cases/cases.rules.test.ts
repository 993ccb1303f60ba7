import { describe, expect, it } from 'vitest'
import { standardType } from '../../../../test/standard-values.ts'
import { Problem } from '../../../problems/index.ts'
import type { VoucherTypeRow } from '../../money/case-vouchers/index.ts'
import { placeVouchers, planVouchers, type TypedVoucher } from './cases.rules.ts'
import type { CaseVoucherOfNewCase, ReferenceVoucherInput } from './cases.schemas.ts'

const types: Record<string, VoucherTypeRow> = {
  debit: {
    voucherTypeId: standardType.principal,
    category: 'principal',
    direction: 'debit',
    hasPayoutRecipient: false,
    handle: 'x',
  },
  credit: {
    voucherTypeId: standardType.deposit,
    category: 'deposit',
    direction: 'credit',
    hasPayoutRecipient: false,
    handle: 'x',
  },
  payout: {
    voucherTypeId: standardType.payout,
    category: 'payout',
    direction: 'debit',
    hasPayoutRecipient: true,
    handle: 'x',
  },
}

type Kind = 'debit' | 'credit' | 'payout'
type Tree = readonly (readonly [Kind, number, ...(readonly [Kind, number])[]])[]

function plan(tree: Tree) {
  const input = (kind: Kind, amount: number): ReferenceVoucherInput => ({
    voucherTypeId: types[kind]!.voucherTypeId,
    amount,
    source: 'CREDITOR',
    date: '2026-01-15',
  })
  const caseVouchers: CaseVoucherOfNewCase[] = tree.map(([kind, amount, ...references]) => ({
    ...input(kind, amount),
    referenceVouchers: references.map(([referenceKind, referenceAmount]) => input(referenceKind, referenceAmount)),
  }))
  const byId = new Map(Object.values(types).map((type) => [type.voucherTypeId, type]))
  const typed = placeVouchers(caseVouchers).map((placed): TypedVoucher => ({
    ...placed,
    type: byId.get(placed.input.voucherTypeId)!,
  }))
  let count = 0
  const calendar = { now: new Date('2026-03-02T09:00:00Z'), timeZone: 'Europe/Copenhagen', daysBack: null }
  return planVouchers(typed, { newId: () => `id-${++count}`, calendar, totals: { debitTotal: 0, creditTotal: 0 } })
}

function refusalOf(tree: Tree): Problem {
  try {
    plan(tree)
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('The plan was not refused.')
}

const safe = Number.MAX_SAFE_INTEGER

describe('planning the vouchers of a new case', () => {
  it.each<[string, Tree, number[]]>([
    ['nothing', [], []],
    ['a debit is fully outstanding', [['debit', 500]], [500]],
    ['the sign does not matter', [['debit', -500]], [500]],
    ['a payment reduces its debit and is fully allocated', [['debit', 500, ['credit', 200]]], [300, 0]],
    ['payments can add up to the debit', [['debit', 500, ['credit', 200], ['credit', -300]]], [0, 0, 0]],
    [
      'each debit has its own payments',
      [
        ['debit', 500, ['credit', 100]],
        ['debit', 70, ['credit', 70]],
      ],
      [400, 0, 0, 0],
    ],
    ['a debit that refers to a debit changes nothing', [['debit', 500, ['debit', 0], ['debit', 20]]], [500, 0, 20]],
    ['a credit that refers to a credit stays unallocated', [['credit', 500, ['credit', 900]]], [500, 900]],
    ['a debit that refers to a credit stays outstanding', [['credit', 500, ['debit', 100]]], [500, 100]],
    ['a credit without a reference stays unallocated', [['credit', 500]], [500]],
    ['a payment of zero pays nothing', [['debit', 0, ['credit', 0]]], [0, 0]],
    ['the largest amount', [['debit', -safe, ['credit', safe]]], [0, 0]],
    [
      'credits and debits have separate totals',
      [
        ['debit', safe],
        ['credit', safe],
      ],
      [safe, safe],
    ],
  ])('%s', (_, tree, outstanding) => {
    expect(plan(tree).vouchers.map((voucher) => voucher.outstanding)).toEqual(outstanding)
  })

  it('links reference vouchers to their voucher and creates one allocation per payment', () => {
    const { vouchers, allocations } = plan([
      ['debit', 500, ['credit', 200], ['debit', 0]],
      ['debit', 1, ['credit', 1]],
    ])
    const [first, payment, marker, second, whole] = vouchers
    expect(vouchers.map((voucher) => voucher.referenceCaseVoucherId)).toEqual([
      null,
      first!.caseVoucherId,
      first!.caseVoucherId,
      null,
      second!.caseVoucherId,
    ])
    expect(marker!.amount).toBe(0)
    expect(allocations).toMatchObject([
      { creditVoucherId: payment!.caseVoucherId, debitVoucherId: first!.caseVoucherId, amount: 200 },
      { creditVoucherId: whole!.caseVoucherId, debitVoucherId: second!.caseVoucherId, amount: 1 },
    ])
  })

  it('rejects payments above the debit, naming the first excessive one and the outstanding amount', () => {
    const { code, options } = refusalOf([
      ['debit', 1],
      ['debit', 500, ['credit', 400], ['credit', 101]],
    ])
    expect(code).toBe('amount-exceeds-outstanding')
    expect(options.extensions).toEqual({ outstanding: 100 })
    expect(options.errors).toMatchObject([{ path: '/caseVouchers/1/referenceVouchers/1/amount' }])
  })

  it('rejects types with a payout recipient, naming every path', () => {
    const { code, options } = refusalOf([
      ['payout', 1],
      ['debit', 5, ['payout', 2]],
    ])
    expect(code).toBe('payout-contact-required')
    expect(options.errors?.map((error) => error.path)).toEqual([
      '/caseVouchers/0/voucherTypeId',
      '/caseVouchers/1/referenceVouchers/0/voucherTypeId',
    ])
  })

  it('rejects debits whose total is too large', () => {
    expect(
      refusalOf([
        ['debit', safe],
        ['debit', 1],
      ]).code,
    ).toBe('case-total-too-large')
    expect(
      refusalOf([
        ['debit', safe],
        ['debit', safe],
        ['debit', safe],
      ]).code,
    ).toBe('case-total-too-large')
  })
})
