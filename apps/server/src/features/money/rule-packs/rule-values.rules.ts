import type { FieldError } from '../../../problems/index.ts'
import { capDaysMax, channels, dayCounts, interruptions, type RuleName } from './rule-packs.data.ts'
import { message } from './rule-packs.problems.ts'
import { areContactHours, isContactCap } from './contact-values.rules.ts'
import { hasMembers, isInteger, isNumber } from './value-shapes.rules.ts'

const payableCategories = ['cost', 'fee', 'interest', 'compensation', 'payout', 'principal']
const daysMax = 3_650

/** Whether a value is one that the rule can have. */
export function fitsRule(rule: RuleName, value: unknown): boolean {
  return fits[rule](value)
}

/** What a value of the rule must be. */
export function expectedValue(rule: RuleName): FieldError['message'] {
  return expected[rule]
}

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isYears = (value: unknown): boolean => isInteger(value, 1, 100)
const isAmount = (value: unknown): boolean => isInteger(value, 0, Number.MAX_SAFE_INTEGER)

const isFee = (value: unknown): boolean =>
  hasMembers(value, { maxAmount: isAmount, maxCount: (count) => isInteger(count, 0, 1_000) })

function isCostTable(value: unknown): boolean {
  const isTable = hasMembers(value, {
    steps: (steps) =>
      Array.isArray(steps) &&
      steps.length > 0 &&
      steps.length <= 100 &&
      steps.every((step) => hasMembers(step, { upTo: isAmount, amount: isAmount })),
    'excessRate?': (rate) => isNumber(rate, 0, 1),
    'aboveAmount?': isAmount,
    'raised?': (raised) =>
      hasMembers(raised, {
        afterDays: (days) => isInteger(days, 1, daysMax),
        factor: (factor) => isNumber(factor, 1, 10),
      }),
  })
  if (!isTable) return false
  const { steps } = value as { steps: readonly { readonly upTo: number }[] }
  return steps.every((step, index) => index === 0 || step.upTo > (steps[index - 1]?.upTo ?? 0))
}

const fits: Readonly<Record<RuleName, (value: unknown) => boolean>> = {
  'statutory-rate': (value) => isNumber(value, 0, 1),
  'day-count': (value) => dayCounts.some((known) => known === value),
  'interest-start-days': (value) => isInteger(value, 0, daysMax),
  'reminder-fee': (value) =>
    hasMembers(value, {
      maxAmount: isAmount,
      maxCount: (count) => isInteger(count, 0, 1_000),
      daysBetween: (days) => isInteger(days, 0, daysMax),
      daysOverdue: (days) => isInteger(days, 0, daysMax),
    }),
  'collection-fee': isFee,
  'plan-fee': isFee,
  compensation: isFee,
  'cost-table': isCostTable,
  'demand-deadline-days': (value) => isInteger(value, 0, daysMax),
  'allocation-order': (value) =>
    Array.isArray(value) &&
    value.length === payableCategories.length &&
    payableCategories.every((category) => value.includes(category)),
  'dispute-answer-days': (value) => isInteger(value, 0, daysMax),
  'fees-after-breach': isBoolean,
  'costs-after-demand': isBoolean,
  'cost-vat': (value) => isNumber(value, 0, 1),
  'contract-rate-limit': isBoolean,
  'debtor-earmarks': isBoolean,
  'payment-order': (value) =>
    hasMembers(value, { maxPrincipal: isAmount, objectionDays: (days) => isInteger(days, 1, daysMax) }),
  'court-fee': isFee,
  'contact-hours': areContactHours,
  'contact-cap': isContactCap,
  limitation: (value) =>
    hasMembers(value, {
      ...{ years: isYears, chargeYears: isYears, recognisedYears: isYears },
      interruptedBy: (kinds) =>
        Array.isArray(kinds) &&
        new Set(kinds).size === kinds.length &&
        kinds.every((kind) => interruptions.some((known) => known === kind)),
    }),
}

const days = message('must be a number of days up to {0}', daysMax)
const yesOrNo = message('must be true or false')
const fee = message('must have maxAmount and maxCount')

/** What a value must be, by rule. */
const expected: Readonly<Record<RuleName, FieldError['message']>> = {
  'statutory-rate': message('must be a yearly rate between 0 and 1, such as 0.1175'),
  'day-count': message('must be 30/360 or actual/365'),
  'interest-start-days': days,
  'demand-deadline-days': days,
  'dispute-answer-days': days,
  'reminder-fee': message('must have maxAmount, maxCount, daysBetween and daysOverdue'),
  'collection-fee': fee,
  'plan-fee': fee,
  compensation: fee,
  'cost-table': message(
    'must have steps of upTo and amount in ascending order, and may have excessRate, aboveAmount or raised',
  ),
  'allocation-order': message('must list every category of debits once'),
  'fees-after-breach': yesOrNo,
  'costs-after-demand': yesOrNo,
  'cost-vat': message('must be a rate between 0 and 1, such as 0.25'),
  'contract-rate-limit': yesOrNo,
  'debtor-earmarks': yesOrNo,
  'payment-order': message('must have maxPrincipal, and objectionDays up to {0}', daysMax),
  'court-fee': fee,
  'contact-hours': message(
    'must have channels, weekdays and saturdays as opening and closing time such as ["08:00", "21:00"], and closedOn; channels are {0}',
    channels.join(', '),
  ),
  'contact-cap': message(
    'must have channels, messagesMax, and days up to {0}; channels are {1}',
    capDaysMax,
    channels.join(', '),
  ),
  limitation: message(
    'must have years, chargeYears and recognisedYears, and interruptedBy with {0}',
    interruptions.join(', '),
  ),
}
