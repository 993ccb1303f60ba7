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
    '`pending` is to be sent, for the first time or again; `failed` was tried to the end; `skipped` was not sent because the webhook was off.',
})

const summary = {
  deliveryId: Uuid,
  webhookId: Uuid,
  eventId: Type.String({ format: 'uuid', description: 'The `webhook-id` of every attempt.' }),
  event: Type.String(),
  state: DeliveryState,
  attemptCount: Type.Integer(),
  lastStatus: Nullable(Type.Integer({ description: 'The status of the last answer.' })),
  lastError: Nullable(Type.String({ description: 'Why the last attempt failed.' })),
  nextAttemptAt: Nullable({ ...Instant, description: 'When it is tried next; null when it is done.' }),
  createdAt: Instant,
  doneAt: Nullable(Instant),
}

export const Delivery = Type.Object(summary, { title: 'WebhookDelivery' })
export type Delivery = Static<typeof Delivery>

export const Attempt = Type.Object(
  {
    attemptId: Uuid,
    number: Type.Integer({ minimum: 1 }),
    at: Instant,
    outcome: OneOf(['succeeded', 'failed']),
    status: Nullable(Type.Integer()),
    durationMs: Type.Integer(),
    answer: Nullable(Type.String({ description: 'The first KiB of the answer.' })),
    remoteAddress: Nullable(Type.String()),
    error: Nullable(Type.String()),
  },
  { title: 'WebhookAttempt' },
)

export const DeliveryWithAttempts = Type.Object(
  {
    ...summary,
    body: Type.Unsafe<unknown>({ description: 'What is sent; null where the caller may not read it.' }),
    attempts: Type.Array(Attempt, { description: 'The latest 100, oldest first. They are kept for 30 days.' }),
  },
  { title: 'WebhookDeliveryWithAttempts' },
)
export type DeliveryWithAttempts = Static<typeof DeliveryWithAttempts>

export const DeliveryParams = Type.Object({ tenantId: Uuid, webhookId: Uuid, deliveryId: Uuid })
export const DeliveryListQuery = PageQuery({
  state: Type.Optional(DeliveryState),
  event: Type.Optional(Text(100, { minLength: 1 })),
  from: Type.Optional({ ...TimestampInput, description: 'Made then or later.' }),
  to: Type.Optional({ ...TimestampInput, description: 'Made before then.' }),
})

export const RedeliveryInput = Type.Object(
  {
    since: { ...TimestampInput, description: 'Deliveries made then or later.' },
    webhookId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'Of this webhook only; of all if left out.' })),
    ),
  },
  { title: 'WebhookRedeliveryInput' },
)
export type RedeliveryInput = Static<typeof RedeliveryInput>

export const Redelivery = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'How many are sent again.' }) },
  { title: 'WebhookRedelivery' },
)
