import { instant, nullableInstant } from '../../platform/http/schemas.ts'
import type { PayoutRow } from './payouts.queries.ts'
import type { Payout } from './payouts.schemas.ts'

/** A payout as it is read, in answers and events alike. */
export function payoutView(row: PayoutRow): Payout {
  return {
    ...row,
    state: row.paidAt === null ? 'PENDING' : 'PAID',
    createdAt: instant(row.createdAt),
    paidAt: nullableInstant(row.paidAt),
  }
}
