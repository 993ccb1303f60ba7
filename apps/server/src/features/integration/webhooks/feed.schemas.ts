import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const FeedItem = Type.Object(
  {
    eventId: Type.String({ format: 'uuid', description: 'The id of the event: the `webhook-id` of its deliveries.' }),
    event: Type.String({ description: 'The type of the event.' }),
    time: { ...Instant, description: 'When it happened.' },
    data: Type.Unsafe<unknown>({ description: 'The data of the event, as described under `webhooks`.' }),
    caseId: Nullable(Type.String({ format: 'uuid', description: 'The case the event belongs to, if any.' })),
    sequence: Nullable(
      Type.Integer({ minimum: 1, description: 'Numbers the events of the case in order, without gaps.' }),
    ),
  },
  { title: 'WebhookItem' },
)
export type FeedItem = Static<typeof FeedItem>

export const FeedQuery = PageQuery({
  event: Type.Optional(Text(100, { minLength: 1, description: 'Only events of this type.' })),
  order: Type.Optional(
    OneOf(['oldest-first', 'newest-first'], {
      default: 'oldest-first',
      description:
        '`newest-first` is for people who browse events: it starts with the latest event, `after` continues with older ones, and acknowledgements are ignored.',
    }),
  ),
})

export const StreamQuery = Type.Object(
  {
    types: Type.Optional(
      Text(2_000, { minLength: 1, description: 'Only events of these types, separated by commas.' }),
    ),
  },
  { additionalProperties: false },
)

export const AcknowledgeInput = Type.Object(
  { eventId: Type.String({ format: 'uuid', description: 'The last event that was processed.' }) },
  { title: 'WebhookAcknowledgeInput' },
)
export type AcknowledgeInput = Static<typeof AcknowledgeInput>

export const Acknowledged = Type.Object(
  {
    eventId: Type.String({ format: 'uuid', description: 'The latest event that this caller has acknowledged.' }),
    acknowledgedAt: Instant,
  },
  { title: 'WebhookAcknowledged' },
)
export type Acknowledged = Static<typeof Acknowledged>

export const FeedParams = Type.Object({ tenantId: Uuid })
