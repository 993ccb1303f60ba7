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
