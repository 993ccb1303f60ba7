import type { Message } from '../../../problems/index.ts'
import type { PayoutRow } from '../payouts/index.ts'
import { type FileAccount, type FileCurrency, payeeAccount } from './payee-accounts.rules.ts'
import type { LeftOutReason } from './payout-batches.schemas.ts'
import { message } from './payout-batches.problems.ts'

export interface Candidate {
  readonly payout: PayoutRow
  /** Whether an earlier batch failed to pay it. */
  readonly isRetried: boolean
  readonly account: FileAccount | undefined
  /** Why a batch leaves it out; null if it pays it. */
  readonly leftOut: LeftOutReason | null
}

/** Whether a batch can pay a pending payout. Payments of the batch itself count as free. */
export function candidateOf(payout: PayoutRow, currency: FileCurrency, payoutBatchId?: string): Candidate {
  const account = payeeAccount(payout, currency)
  const { batchPayment } = payout
  const isInOther =
    batchPayment !== null &&
    batchPayment.payoutBatchId !== payoutBatchId &&
    ['PREPARED', 'SENT', 'ACCEPTED'].includes(batchPayment.state)
  return { payout, account, isRetried: batchPayment?.state === 'REJECTED', leftOut: reasonOf() }

  function reasonOf(): LeftOutReason | null {
    if (isInOther) return 'IN_BATCH'
    if (payout.awaitsApproval) return 'AWAITS_APPROVAL'
    return account === undefined ? 'UNREACHABLE_ACCOUNT' : null
  }
}

const explanations: Readonly<Record<LeftOutReason, Message>> = {
  AWAITS_APPROVAL: message('waits for a second person'),
  IN_BATCH: message('is in another batch'),
  UNREACHABLE_ACCOUNT: message('goes to an account that payment files cannot reach'),
}

/** Why a payout cannot be in a batch. A candidate that is undefined is not pending or not of the account. */
export function explainLeftOut(candidate: Candidate | undefined): Message {
  const reason = candidate?.leftOut ?? null
  return reason === null ? message('is not pending, or is paid from another account') : explanations[reason]
}

/** The words on the statement of the payee. */
export function paymentText({ billingSeqId, invoiceNumber, caseSeqId }: PayoutRow, language: string): string {
  const isDanish = language === 'da'
  if (billingSeqId !== null) return `${isDanish ? 'Afregning' : 'Settlement'} ${billingSeqId}`
  if (invoiceNumber !== null) return `${isDanish ? 'Kreditnota' : 'Credit note'} ${invoiceNumber}`
  if (caseSeqId !== null) return `${isDanish ? 'Sag' : 'Case'} ${caseSeqId}`
  return isDanish ? 'Tilbagebetaling' : 'Refund'
}
