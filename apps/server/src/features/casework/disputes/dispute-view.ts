import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { DisputeRow } from './disputes.queries.ts'
import type { Dispute } from './disputes.schemas.ts'

/** Shapes a dispute for responses and events. */
export function disputeView(row: DisputeRow, now: Date): Dispute {
  return {
    ...row,
    ...{ dueAt: instant(row.dueAt), overdue: row.state === 'OPEN' && row.dueAt < now },
    ...{ closedAt: nullableInstant(row.closedAt), createdAt: instant(row.createdAt) },
  }
}
