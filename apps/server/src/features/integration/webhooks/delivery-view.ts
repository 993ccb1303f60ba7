import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { DeliveryDetailRow, DeliveryRow } from './deliveries.queries.ts'
import type { Delivery, DeliveryWithAttempts } from './deliveries.schemas.ts'
import { bodyOf } from './event-body.ts'

/** A delivery as it is listed. */
export function deliveryView(row: DeliveryRow): Delivery {
  const { deliveryId, webhookId, eventId, event, state, attemptCount, lastStatus, lastError } = row
  return {
    ...{ deliveryId, webhookId, eventId, event, state, attemptCount, lastStatus, lastError },
    nextAttemptAt: state === 'pending' ? instant(row.dueAt) : null,
    createdAt: instant(row.createdAt),
    doneAt: nullableInstant(row.doneAt),
  }
}

/** A delivery with its body and attempts. */
export function deliveryWithAttempts(row: DeliveryDetailRow): DeliveryWithAttempts {
  const attempts = row.attempts.map((attempt) => ({
    ...attempt,
    at: instant(new Date(attempt.at)),
    // A receiver may echo what it was sent.
    answer: row.isReadable ? attempt.answer : null,
  }))
  return { ...deliveryView(row), body: row.isReadable ? bodyOf(row) : null, attempts }
}
