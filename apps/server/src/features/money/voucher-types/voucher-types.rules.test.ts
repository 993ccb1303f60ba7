import { describe, expect, it } from 'vitest'
import { errorsIn } from '../../../problems/index.ts'
import { standardVoucherTypes } from './standard-voucher-types.data.ts'
import { directionOf, voucherTypeErrors } from './voucher-types.rules.ts'

describe('the direction follows from the category', () => {
  it.each([
    ['principal', 'debit'],
    ['interest', 'debit'],
    ['fee', 'debit'],
    ['cost', 'debit'],
    ['compensation', 'debit'],
    ['payout', 'debit'],
    ['deposit', 'credit'],
    ['credit-note', 'credit'],
    ['write-off', 'credit'],
  ] as const)('%s is a %s, and the other direction contradicts it', (category, direction) => {
    expect(directionOf(category)).toBe(direction)
    expect(voucherTypeErrors({ category })).toEqual([])
    expect(voucherTypeErrors({ category, direction })).toEqual([])
    const contradicting = voucherTypeErrors({ category, direction: direction === 'debit' ? 'credit' : 'debit' })
    expect(errorsIn(contradicting, 'en')).toEqual([
      { path: '/direction', message: `must be ${direction} in the category ${category}` },
    ])
  })

  it('applies to the standard voucher types too', () => {
    for (const { category, direction } of standardVoucherTypes) expect(directionOf(category)).toBe(direction)
  })
})

describe('only a debit has a payout recipient', () => {
  it.each([
    ['cost', true, []],
    ['cost', false, []],
    ['deposit', false, []],
    ['deposit', true, [{ path: '/payoutRecipient', message: 'must be false on a credit' }]],
  ] as const)('%s with %s', (category, payoutRecipient, errors) => {
    expect(errorsIn(voucherTypeErrors({ category, payoutRecipient }), 'en')).toEqual(errors)
  })
})
