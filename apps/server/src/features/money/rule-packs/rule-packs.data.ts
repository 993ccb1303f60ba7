/** The rule packs: the law of a country for one kind of debtor. Their rows are in `shipped-rule-rows.sql`. */
export const packs = [
  { pack: 'dk-consumer', country: 'DK', debtor: 'consumer', currency: 'DKK' },
  { pack: 'dk-business', country: 'DK', debtor: 'business', currency: 'DKK' },
  { pack: 'no-consumer', country: 'NO', debtor: 'consumer', currency: 'NOK' },
  { pack: 'no-business', country: 'NO', debtor: 'business', currency: 'NOK' },
  { pack: 'se-consumer', country: 'SE', debtor: 'consumer', currency: 'SEK' },
  { pack: 'se-business', country: 'SE', debtor: 'business', currency: 'SEK' },
] as const

export const packNames = packs.map(({ pack }) => pack)
export type PackName = (typeof packs)[number]['pack']

/** Raised with every change of the shipped rows. */
export const shippedVersion = 2

export const ruleNames = [
  'statutory-rate',
  'day-count',
  'interest-start-days',
  'reminder-fee',
  'collection-fee',
  'plan-fee',
  'compensation',
  'cost-table',
  'demand-deadline-days',
  'allocation-order',
  'fees-after-breach',
] as const
export type RuleName = (typeof ruleNames)[number]

export const dayCounts = ['30/360', 'actual/365'] as const
export type DayCount = (typeof dayCounts)[number]
