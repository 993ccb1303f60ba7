import Type, { type Static } from 'typebox'
import {
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'

export const DeliveryState = OneOf(['pending', 'succeeded', 'failed', 'skipped'], {
  description:
    '`pending`: waiting for its first or next attempt. `succeeded`: received. `failed`: all attempts failed. `skipped`: not sent because the webhook was disabled.',
})

const summary = {
  deliveryId: Uuid,
  webhookId: Uuid,
  eventId: Type.String({ format: 'uuid', description: 'The `webhook-id` of every attempt.' }),
  event: Type.String({ description: 'The type of the event.' }),
  state: DeliveryState,
  attemptCount: Type.Integer({ description: 'The number of attempts so far.' }),
  lastStatus: Nullable(Type.Integer({ description: 'The HTTP status of the last response.' })),
  lastError: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
  nextAttemptAt: Nullable({ ...Instant, description: 'When the next attempt is due; null if there is none.' }),
  createdAt: Instant,
  doneAt: Nullable({ ...Instant, description: 'When it succeeded, failed or was skipped; null while pending.' }),
}

export const Delivery = Type.Object(summary, { title: 'WebhookDelivery' })
export type Delivery = Static<typeof Delivery>

export const Attempt = Type.Object(
  {
    attemptId: Uuid,
    number: Type.Integer({ minimum: 1, description: 'Counts the attempts of the delivery, from 1.' }),
    at: { ...Instant, description: 'When the attempt was made.' },
    outcome: OneOf(['succeeded', 'failed'], { description: 'Whether the receiver accepted the event.' }),
    status: Nullable(Type.Integer({ description: 'The HTTP status of the response; null if there was none.' })),
    durationMs: Type.Integer({ description: 'How long the attempt took, in milliseconds.' }),
    answer: Nullable(Type.String({ description: 'The first KiB of the response.' })),
    remoteAddress: Nullable(Type.String({ description: 'The IP address the event was sent to.' })),
    error: Nullable(Type.String({ description: 'Why the attempt failed; null if it succeeded.' })),
  },
  { title: 'WebhookAttempt' },
)

export const DeliveryWithAttempts = Type.Object(
  {
    ...summary,
    body: Type.Unsafe<unknown>({ description: 'The body that is sent; null if the caller may not read it.' }),
    attempts: Type.Array(Attempt, { description: 'The latest 100 attempts, oldest first. Kept for 30 days.' }),
  },
  { title: 'WebhookDeliveryWithAttempts' },
)
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>

export const DeliveryParams = Type.Object({ tenantId: Uuid, webhookId: Uuid, deliveryId: Uuid })
export const DeliveryListQuery = PageQuery({
  state: Type.Optional(DeliveryState),
  event: Type.Optional(Text(100, { minLength: 1, description: 'Only deliveries of events of this type.' })),
  from: Type.Optional({ ...TimestampInput, description: 'Only deliveries created at this time or later.' }),
  to: Type.Optional({ ...TimestampInput, description: 'Only deliveries created before this time.' }),
})

export const RedeliveryInput = Type.Object(
  {
    since: { ...TimestampInput, description: 'Deliveries created at this time or later.' },
    webhookId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Only deliveries of this webhook. Defaults to all.' })),
    ),
  },
  { title: 'WebhookRedeliveryInput' },
)
export type RedeliveryInput = Static<typeof RedeliveryInput>

export const Redelivery = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'The number of deliveries to be sent again.' }) },
  { title: 'WebhookRedelivery' },
)
