import Type, { type Static } from 'typebox'
import { OneOf } from '../http/schemas/schemas.ts'

/** The currencies accepted wherever a currency stands. */
export const currencies = ['DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF'] as const

export const Currency = OneOf(currencies)
export type Currency = Static<typeof Currency>

/** An amount as we answer it: its magnitude in the minor unit. */
export const Amount = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency: 1,200.00 is 120000.',
  examples: [120000],
})

/** An amount as callers write it. It counts by its magnitude, so a debt may be written as a negative number. */
export const AmountInput = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'In the minor unit of the currency: 1,200.00 is 120000. The sign does not matter; the voucher type says which way it counts.',
  examples: [120000],
})

/** An amount as banks write it: in whole units with two decimals and a point. All our currencies have a hundredth. */
export function majorUnits(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
