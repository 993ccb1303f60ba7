import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { PayoutRow } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'

/** Shapes a payout for responses and events. */
export function payoutView(row: PayoutRow): Payout {
  const { changedAt, changedBy, isFirstAccount, showsChange, awaitsApproval, isCancelled, ...payout } = row
  const { correctedAt, correctedBy, ...rest } = payout
  const isNews = showsChange || awaitsApproval
  return {
    ...rest,
    state: isCancelled ? 'CANCELLED' : row.paidAt === null ? 'PENDING' : 'PAID',
    accountChange:
      isNews && changedAt !== null && changedBy !== null
        ? { changedAt: instant(changedAt), changedBy, first: isFirstAccount === true }
        : null,
    accountCorrection:
      correctedAt !== null && correctedBy !== null ? { correctedAt: instant(correctedAt), correctedBy } : null,
    approvalState: awaitsApproval ? 'REQUIRED' : row.approvedAt === null ? 'NOT_REQUIRED' : 'APPROVED',
    approvedAt: nullableInstant(row.approvedAt),
    createdAt: instant(row.createdAt),
    paidAt: nullableInstant(row.paidAt),
  }
}
