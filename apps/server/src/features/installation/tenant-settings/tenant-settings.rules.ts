import type { Message } from '../../../problems/index.ts'
import { message } from './tenant-settings.problems.ts'

const caseNumberMention = '{{caseNumber}}'

/** What is wrong with a pattern of payment references; nothing where every case gets a reference of its own by it. */
export function paymentReferenceError(pattern: string): Message | undefined {
  if (!pattern.includes(caseNumberMention)) return message('must contain {{caseNumber}}')
  const rest = pattern.replaceAll(caseNumberMention, '')
  return /\{\{|\}\}/.test(rest) ? message('must not contain any placeholder other than {{caseNumber}}') : undefined
}

/** What a debtor writes on a payment, so that the money finds its case: the number of the case unless the tenant says otherwise. */
export function paymentReferenceOf(pattern: string | null, caseNumber: string): string {
  return (pattern ?? caseNumberMention).replaceAll(caseNumberMention, () => caseNumber)
}

/** For how many days a changed account asks for a second person, and the greater number that may still be running out. */
export interface PayoutReview {
  readonly payoutReviewDays: number
  readonly formerPayoutReviewDays: number
  readonly formerPayoutReviewUntil: Date | null
}

const dayMs = 86_400_000

/**
 * The days as they are to be from now on. Whoever lowers them waits for what was in force to run out: otherwise one
 * person could switch the rule off, pay, and switch it on again.
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
