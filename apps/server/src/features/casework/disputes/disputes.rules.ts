import { type FieldError, type Problem, shownAmount, validationFailed } from '../../../problems/index.ts'
import { answerDaysWithoutPack } from './answer-days.data.ts'
import type { DisputedVoucherRow } from './disputes.queries.ts'
import { message, problem } from './disputes.problems.ts'
import type { DisputeDecision } from './disputes.schemas.ts'

const dayMs = 86_400_000

/** When the debtor must have an answer. */
export function answerDueAt(now: Date, answerDays: number | null): Date {
  return new Date(now.getTime() + (answerDays ?? answerDaysWithoutPack) * dayMs)
}

/** The problem of a second dispute of the same debit. */
export function disputeOpen(): Problem {
  return problem('dispute-open', message('The voucher already has an open dispute.'))
}

/** Rejects a dispute of a voucher that nothing is owed on, or that is disputed already. */
export function requireDisputable(
  voucher: Pick<DisputedVoucherRow, 'direction' | 'outstanding' | 'hasOpenDispute'>,
): void {
  const { direction, outstanding, hasOpenDispute } = voucher
  if (hasOpenDispute) throw disputeOpen()
  if (direction === 'debit' && outstanding > 0) return
  const detail =
    direction === 'credit'
      ? message('The voucher is a credit. Only a debit can be disputed.')
      : message('Nothing is outstanding on the voucher.')
  throw problem('voucher-not-disputable', detail)
}

/** Rejects a decision without the text or amount it needs, or with an amount that does not fit. */
export function requireDecision({ decision, answer, amount }: DisputeDecision, outstanding: number): void {
  const errors: FieldError[] = []
  if (decision !== 'UPHELD' && answer == null)
    errors.push({ path: '/answer', message: message('is required unless the dispute is upheld') })
  if (decision === 'PARTLY_UPHELD' && amount == null)
    errors.push({ path: '/amount', message: message('is required if the dispute is partly upheld') })
  if (decision !== 'PARTLY_UPHELD' && amount != null)
    errors.push({ path: '/amount', message: message('is only allowed if the dispute is partly upheld') })
  if (errors.length > 0) throw validationFailed(errors)
  if (decision !== 'PARTLY_UPHELD' || amount == null || amount < outstanding) return
  throw problem('credit-not-partial', message('Only {0} is outstanding on the debit.', shownAmount(outstanding)), {
    errors: [
      { path: '/amount', message: message('must be less than {0}, the amount outstanding', shownAmount(outstanding)) },
    ],
    extensions: { outstanding },
  })
}
