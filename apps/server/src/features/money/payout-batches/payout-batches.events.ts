import type { EventType } from '../../../platform/events/event-type.ts'
import { PayoutBatch } from './payout-batches.schemas.ts'

const scope = 'read:billing'

export const events: readonly EventType[] = [
  { type: 'payout-batches.create', scope, description: 'A payout batch was prepared.', data: PayoutBatch },
  {
    type: 'payout-batches.approve',
    scope,
    description: 'A payout batch was approved, and its payment file written.',
    data: PayoutBatch,
    example: { state: 'APPROVED' },
  },
  {
    type: 'payout-batches.cancel',
    scope,
    description: 'A payout batch was cancelled before approval.',
    data: PayoutBatch,
    example: { state: 'CANCELLED' },
  },
  {
    type: 'payout-batches.update',
    scope,
    description: 'The bank accepted or rejected payments of a batch.',
    data: PayoutBatch,
    example: { state: 'APPROVED' },
  },
]
