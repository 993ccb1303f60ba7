import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Url = Text(2_000, {
  minLength: 1,
  description:
    'Where events are posted: an https URL on the public internet, at port 443 or 8443, without a user name or password.',
  examples: ['https://hooks.example.com/fordring'],
})
const Description = Nullable(Text(500, { description: 'A note about the receiver.', examples: ['Our ERP'] }))
const Events = Type.Array(Type.String({ maxLength: 100 }), {
  maxItems: 100,
  description: 'The event types to send; an empty list means all, including types added later.',
  examples: [['cases.create', 'case-vouchers.update']],
})
const Fifo = Type.Boolean({
  description: 'Whether events are sent strictly in order, one at a time. While one fails, later events wait for it.',
})
const RateLimit = Type.Integer({ minimum: 1, maximum: 1_000, description: 'Maximum number of requests per second.' })
const Enabled = Type.Boolean({ description: 'Whether events are sent. A disabled webhook skips them.' })

export const WebhookInput = Type.Object(
  {
    url: Url,
    description: Type.Optional(Description),
    events: Type.Optional(Events),
    enabled: Type.Optional(Type.Boolean({ description: 'Whether events are sent. Defaults to true.' })),
    fifo: Type.Optional(Fifo),
    rateLimit: Type.Optional({ ...RateLimit, description: 'Maximum number of requests per second. Defaults to 20.' }),
  },
  { title: 'WebhookInput' },
)
export type WebhookInput = Static<typeof WebhookInput>

export const WebhookPatch = Type.Object(
  {
    url: Type.Optional(Url),
    description: Type.Optional(Description),
    events: Type.Optional(Events),
    enabled: Type.Optional(Enabled),
    fifo: Type.Optional(Fifo),
    rateLimit: Type.Optional(RateLimit),
  },
  { title: 'WebhookPatch' },
)
export type WebhookPatch = Static<typeof WebhookPatch>

export const SecretRotationInput = Type.Object(
  {
    previousSecrets: Type.Optional(
      OneOf(['keep', 'revoke-older', 'revoke-all'], {
        description:
          '`keep` (the default): earlier secrets keep signing until their 24 hours are over. `revoke-older`: of the earlier secrets, only the one being replaced keeps signing. `revoke-all`: none does; use it if a secret has leaked.',
      }),
    ),
  },
  { title: 'WebhookSecretRotationInput' },
)
export type SecretRotationInput = Static<typeof SecretRotationInput>

export const DisabledReason = OneOf(['by-hand', 'gone', 'failing'], {
  description:
    '`gone`: the receiver returned 410. `failing`: every attempt failed for 5 days. `by-hand`: a user disabled it.',
})

export const Webhook = Type.Object(
  {
    webhookId: Uuid,
    tenantId: Uuid,
    url: Type.String({ description: 'Where events are posted.' }),
    description: Nullable(Type.String({ description: 'A note about the receiver.' })),
    events: Type.Array(Type.String(), { description: 'The event types that are sent; an empty list means all.' }),
    enabled: Enabled,
    fifo: Fifo,
    rateLimit: RateLimit,
    scopes: Type.Array(Type.String(), {
      description:
        'The scopes of its creator when the webhook was created, less those that the creator has lost. Events of other areas are not delivered.',
      examples: [['read:cases', 'read:case-vouchers']],
    }),
    previousSecretUntil: Nullable({
      ...Instant,
      description: 'Until when earlier secrets sign as well; null if none does.',
    }),
    failingSince: Nullable({
      ...Instant,
      description: 'Since when every attempt has failed; null if the last one succeeded.',
    }),
    disabledReason: Nullable(DisabledReason),
    disabledAt: Nullable({ ...Instant, description: 'When it was disabled; null if it is enabled.' }),
    notice: Nullable(Type.String({ description: 'A sentence about what needs attention; null if nothing does.' })),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Webhook' },
)
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = Type.Object(
  {
    ...Webhook.properties,
    secret: Type.String({
      description: 'The secret for verifying signatures. It is shown only once.',
      examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
    }),
  },
  { title: 'WebhookWithSecret' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const WebhookParams = Type.Object({ tenantId: Uuid, webhookId: Uuid })
export const WebhookListQuery = PageQuery({
  enabled: Type.Optional(Type.Boolean({ description: 'Only enabled webhooks, or only disabled ones.' })),
  event: Type.Optional(Text(100, { minLength: 1, description: 'Only webhooks that are sent events of this type.' })),
  q: Type.Optional(
    Text(200, {
      minLength: 1,
      description: 'Only webhooks whose URL or description contains this text, ignoring case.',
    }),
  ),
})

export const TestEventInput = Type.Object(
  {
    event: Text(100, { minLength: 1, description: 'The type of the event.', examples: ['cases.create'] }),
    webhookId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description:
            'The webhook to send it to, even if that is disabled. By default it is sent to everyone who listens to the stream.',
        }),
      ),
    ),
  },
  { title: 'TestEventInput' },
)
export type TestEventInput = Static<typeof TestEventInput>

export const TestEvent = Type.Object(
  {
    eventId: Uuid,
    event: Type.String({ description: 'The type of the event.' }),
    time: { ...Instant, description: 'When it was sent.' },
    data: Type.Unsafe<unknown>({ description: 'Example data, as described under `webhooks`.' }),
    deliveryId: Nullable(
      Type.String({
        format: 'uuid',
        description: 'The id of the delivery to the webhook; null if it was sent to the stream.',
      }),
    ),
  },
  { title: 'TestEvent' },
)
export type TestEvent = Static<typeof TestEvent>

export const EventTypes = Type.Object(
  {
    eventTypes: Type.Array(
      Type.Object(
        {
          event: Type.String({ description: 'The name of the type.', examples: ['cases.create'] }),
          description: Type.String({ description: 'When it is sent.' }),
          example: Type.Unsafe<unknown>({ description: 'An example of the body that is sent.' }),
        },
        { title: 'EventType' },
      ),
      { description: 'All event types.' },
    ),
  },
  { title: 'EventTypes' },
)
