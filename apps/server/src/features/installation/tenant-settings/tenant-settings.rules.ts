import type { Message } from '../../../problems/index.ts'
import { message } from './tenant-settings.problems.ts'

const caseNumberMention = '{{caseNumber}}'

/** What is wrong with a payment reference pattern; undefined if it gives every case its own reference. */
export function paymentReferenceError(pattern: string): Message | undefined {
  if (!pattern.includes(caseNumberMention)) return message('must contain {{caseNumber}}')
  const rest = pattern.replaceAll(caseNumberMention, '')
  return /\{\{|\}\}/.test(rest) ? message('must not contain any placeholder other than {{caseNumber}}') : undefined
}

/**
 * The reference a debtor puts on a payment, so that it can be matched to the case. Defaults to the number of the case.
 */
export function paymentReferenceOf(pattern: string | null, caseNumber: string): string {
  return (pattern ?? caseNumberMention).replaceAll(caseNumberMention, () => caseNumber)
}

/** For how many days a changed account needs a second person, and the previous, higher number that may still apply. */
export interface PayoutReview {
  readonly payoutReviewDays: number
  readonly formerPayoutReviewDays: number
  readonly formerPayoutReviewUntil: Date | null
}

const dayMs = 86_400_000

/**
 * The review days from now on. Lowering them takes effect when the previous period has run out: otherwise one person
 * could switch the rule off, pay, and switch it on again.
 */
export function changeReviewDays(review: PayoutReview, payoutReviewDays: number, now: Date): PayoutReview {
  const { payoutReviewDays: days, formerPayoutReviewDays: former, formerPayoutReviewUntil: until } = review
  if (payoutReviewDays === days) {
    return { payoutReviewDays, formerPayoutReviewDays: former, formerPayoutReviewUntil: until }
  }
  const inForce = until !== null && until > now ? Math.max(former, days) : days
  if (payoutReviewDays >= inForce) {
    return { payoutReviewDays, formerPayoutReviewDays: 0, formerPayoutReviewUntil: null }
  }
  const runsOutAt = new Date(now.getTime() + inForce * dayMs)
  return { payoutReviewDays, formerPayoutReviewDays: inForce, formerPayoutReviewUntil: runsOutAt }
}

/** From which total a payout batch needs a second person, null meaning never, and the previous, lower total. */
export interface TwoPeopleRule {
  readonly twoPeopleFromAmount: number | null
  readonly formerTwoPeopleFromAmount: number | null
  readonly formerTwoPeopleUntil: Date | null
}

const loosenedAfterMs = 7 * dayMs

/** The total from which a batch needs a second person at a moment; null if none does. */
export function twoPeopleFromAmountAt(rule: TwoPeopleRule, now: Date): number | null {
  const { twoPeopleFromAmount: amount, formerTwoPeopleFromAmount: former, formerTwoPeopleUntil: until } = rule
  if (former === null || until === null || until <= now) return amount
  return amount === null ? former : Math.min(amount, former)
}

/** The rule from now on. Raising the total takes effect after a week, for the same reason as with review days. */
export function changeTwoPeopleRule(rule: TwoPeopleRule, twoPeopleFromAmount: number | null, now: Date): TwoPeopleRule {
  if (twoPeopleFromAmount === rule.twoPeopleFromAmount) {
    const { formerTwoPeopleFromAmount, formerTwoPeopleUntil } = rule
    return { twoPeopleFromAmount, formerTwoPeopleFromAmount, formerTwoPeopleUntil }
  }
  const inForce = twoPeopleFromAmountAt(rule, now)
  const isStricter = inForce === null || (twoPeopleFromAmount !== null && twoPeopleFromAmount <= inForce)
  if (isStricter) return { twoPeopleFromAmount, formerTwoPeopleFromAmount: null, formerTwoPeopleUntil: null }
  const formerTwoPeopleUntil = new Date(now.getTime() + loosenedAfterMs)
  return { twoPeopleFromAmount, formerTwoPeopleFromAmount: inForce, formerTwoPeopleUntil }
}
