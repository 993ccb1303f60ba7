import { describe, expect, it } from 'vitest'
import * as rules from './claim.rules.ts'

describe('a claim', () => {
  it('starts as one invoice dated today, in kroner unless the creditor uses another currency', () => {
    expect(rules.blankClaim('2026-03-01', null)).toEqual({ currency: 'DKK', lines: [rules.blankLine('2026-03-01')] })
    expect(rules.blankClaim('2026-03-01', 'SEK').currency).toBe('SEK')
  })

  it('becomes vouchers once every invoice has an amount', () => {
    const line = { ...rules.blankLine('2026-03-01'), amount: '1,250.50', referenceId: ' F-1 ' }
    expect(rules.vouchersOf({ currency: 'DKK', lines: [line] }, 'principal')).toEqual([
      {
        voucherTypeId: 'principal',
        amount: 125_050,
        source: 'CREDITOR',
        date: '2026-03-01',
        dueDate: null,
        referenceId: 'F-1',
      },
    ])
    expect(
      rules.vouchersOf({ currency: 'DKK', lines: [line, rules.blankLine('2026-03-01')] }, 'principal'),
    ).toBeUndefined()
  })

  it.each(['0', '-5', 'ten'])('is not ready with the amount %j', (amount) => {
    const lines = [{ ...rules.blankLine('2026-03-01'), amount }]
    expect(rules.vouchersOf({ currency: 'DKK', lines }, 'principal')).toBeUndefined()
  })

  it('is not ready before the voucher types are loaded', () => {
    const lines = [{ ...rules.blankLine('2026-03-01'), amount: '5' }]
    expect(rules.vouchersOf({ currency: 'DKK', lines }, undefined)).toBeUndefined()
  })

  it('adds up its invoices', () => {
    const lines = ['10', '2.50'].map((amount) => ({ ...rules.blankLine('2026-03-01'), amount }))
    expect(rules.totalOf(rules.vouchersOf({ currency: 'DKK', lines }, 'principal') ?? [])).toBe(1_250)
  })
})
