import { describe, expect, it } from 'vitest'
import { outstandingChanges } from './outstanding.rules.ts'
import type { LockedVoucher } from './allocations.queries.ts'
import { requireCountableReversal, requireReversible, reversalOf, sidesOf } from './reversal.rules.ts'

const debit: LockedVoucher = {
  caseVoucherId: 'debit',
  caseId: 'case',
  voucherTypeId: 'type',
  category: 'fee',
  direction: 'debit',
  amount: 100,
  outstanding: 40,
  source: 'COLLECTOR',
  date: new Date('2026-01-01'),
  reversesCaseVoucherId: null,
  earmark: null,
  interestRule: null,
  isDisputed: false,
  isLapse: false,
}
const credit: LockedVoucher = { ...debit, caseVoucherId: 'credit', category: 'deposit', direction: 'credit' }
const details = { caseVoucherId: 'reversal', date: new Date('2026-03-01'), text: null }

describe('requireReversible', () => {
  const reversal = { caseVoucherId: 'r', reversesCaseVoucherId: 'debit' }

  it.each([
    ['a voucher', { voucher: debit, vouchers: [debit, credit], hasPayout: false }, undefined],
    [
      'a voucher next to a reversed one',
      { voucher: credit, vouchers: [debit, credit, reversal], hasPayout: false },
      undefined,
    ],
    [
      'a reversed voucher',
      { voucher: debit, vouchers: [debit, reversal], hasPayout: false },
      'voucher-already-reversed',
    ],
    ['a reversal', { voucher: reversal, vouchers: [debit, reversal], hasPayout: false }, 'reversal-not-reversible'],
    ['a voucher that was paid out', { voucher: debit, vouchers: [debit], hasPayout: true }, 'payout-not-reversible'],
  ])('%s', (_, { voucher, vouchers, hasPayout }, code) => {
    const attempt = (): void => {
      requireReversible(voucher, vouchers, hasPayout)
    }
    if (code === undefined) expect(attempt).not.toThrow()
    else expect(attempt).toThrow(expect.objectContaining({ code }))
  })
})

describe('the reversal', () => {
  it('has the type, category, amount and source of the voucher, the opposite direction, and nothing outstanding', () => {
    expect(reversalOf(debit, details)).toMatchObject({
      ...details,
      voucherTypeId: 'type',
      category: 'fee',
      direction: 'credit',
      amount: 100,
      outstanding: 0,
      source: 'COLLECTOR',
      reversesCaseVoucherId: 'debit',
      referenceId: null,
      referenceCaseVoucherId: null,
      uniqueId: null,
    })
    expect(reversalOf(credit, details)).toMatchObject({ direction: 'debit', reversesCaseVoucherId: 'credit' })
  })

  it('pays a debit, and is paid by a credit', () => {
    expect(sidesOf(debit, reversalOf(debit, details))).toEqual({ creditVoucherId: 'reversal', debitVoucherId: 'debit' })
    expect(sidesOf(credit, reversalOf(credit, details))).toEqual({
      creditVoucherId: 'credit',
      debitVoucherId: 'reversal',
    })
  })

  it('counts towards the total debits or credits of the case', () => {
    const full = { ...debit, amount: Number.MAX_SAFE_INTEGER }
    expect(() => {
      requireCountableReversal([full], reversalOf(full, details))
    }).not.toThrow()
    expect(() => {
      requireCountableReversal([full, credit], reversalOf(credit, details))
    }).toThrow(expect.objectContaining({ code: 'case-total-too-large' }))
  })
})

describe('outstandingChanges', () => {
  const entry = { allocationId: 'a', creditVoucherId: 'credit', debitVoucherId: 'debit', amount: 60 }

  it('an allocation reduces both vouchers, and its undoing restores them', () => {
    const of = (change: number): object[] => [
      { caseVoucherId: 'credit', change },
      { caseVoucherId: 'debit', change },
    ]
    expect(outstandingChanges([entry])).toEqual(of(-60))
    expect(outstandingChanges([{ ...entry, undoesAllocationId: 'b' }])).toEqual(of(60))
    expect(outstandingChanges([entry, { ...entry, undoesAllocationId: 'b' }])).toEqual([])
  })

  it('a reversal leaves nothing outstanding on the reversed voucher and skips the new one', () => {
    const entries = [
      { ...entry, creditVoucherId: 'reversal', amount: 100 },
      { ...entry, undoesAllocationId: 'b' },
    ]
    expect(outstandingChanges(entries, 'reversal')).toEqual([
      { caseVoucherId: 'debit', change: -40 },
      { caseVoucherId: 'credit', change: 60 },
    ])
  })
})
