import Type, { type Static } from 'typebox'
import { OneOf } from '../http/schemas/schemas.ts'

/** The supported currencies. */
export const currencies = ['DKK', 'SEK', 'NOK', 'USD', 'EUR', 'GBP', 'CHF'] as const

export const Currency = OneOf(currencies, { description: 'ISO 4217 code of the currency.' })
export type Currency = Static<typeof Currency>

/** An amount in a response: its magnitude in the minor unit. */
export const Amount = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: 'In the minor unit of the currency: 1,200.00 is 120000.',
  examples: [120000],
})

/** An amount in a request. Only its magnitude counts, so a debt may be sent as a negative number. */
export const AmountInput = Type.Integer({
  minimum: -Number.MAX_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
  description:
    'In the minor unit of the currency: 1,200.00 is 120000. The sign is ignored; the voucher type determines whether it is a debit or a credit.',
  examples: [120000],
})

/** An amount as banks write it: in major units with two decimals. All our currencies have hundredths. */
export function majorUnits(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
