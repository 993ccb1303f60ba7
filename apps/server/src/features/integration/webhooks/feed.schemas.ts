import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const FeedItem = Type.Object(
  {
    eventId: Type.String({ format: 'uuid', description: 'The same as the `webhook-id` of a delivery.' }),
    event: Type.String(),
    time: Instant,
    data: Type.Unsafe<unknown>({ description: 'As the schema of the type of event says.' }),
    caseId: Nullable(Type.String({ format: 'uuid', description: 'The case it belongs to, where it belongs to one.' })),
    sequence: Nullable(Type.Integer({ minimum: 1, description: 'Counts the events of the case, without gaps.' })),
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
        '`newest-first` is for people who look what happened: it begins with the latest event, `after` goes on with the one before it, and what was acknowledged plays no part.',
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
  { eventId: Type.String({ format: 'uuid', description: 'The last event that was dealt with.' }) },
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
