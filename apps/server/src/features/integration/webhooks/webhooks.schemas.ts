import Type, { type Static } from 'typebox'
import { Actor, Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const Url = Text(2_000, {
  minLength: 1,
  description:
    'Where events are posted to: an https URL on the open internet, at port 443 or 8443, without a user name or password.',
  examples: ['https://hooks.example.com/fordring'],
})
const Description = Nullable(Text(500, { examples: ['Our ERP'] }))
const Events = Type.Array(Type.String({ maxLength: 100 }), {
  maxItems: 100,
  description: 'The types of events that are sent; an empty list means every type, also those to come.',
  examples: [['cases.create', 'case-vouchers.update']],
})
const Fifo = Type.Boolean({
  description:
    'Whether events are sent in their order, one after the other: while one fails, those behind it wait for it.',
})
const RateLimit = Type.Integer({ minimum: 1, maximum: 1_000, description: 'Requests a second, at most.' })

export const WebhookInput = Type.Object(
  {
    url: Url,
    description: Type.Optional(Description),
    events: Type.Optional(Events),
    enabled: Type.Optional(Type.Boolean({ description: 'true if left out.' })),
    fifo: Type.Optional(Fifo),
    rateLimit: Type.Optional({ ...RateLimit, description: 'Requests a second, at most; 20 if left out.' }),
  },
  { title: 'WebhookInput' },
)
export type WebhookInput = Static<typeof WebhookInput>

export const WebhookPatch = Type.Object(
  {
    url: Type.Optional(Url),
    description: Type.Optional(Description),
    events: Type.Optional(Events),
    enabled: Type.Optional(Type.Boolean()),
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
          '`keep`, unless given: secrets that still sign go on until their 24 hours are over. `revoke-older`: only the one that is replaced now goes on. `revoke-all`: none does, for a secret that has leaked.',
      }),
    ),
  },
  { title: 'WebhookSecretRotationInput' },
)
export type SecretRotationInput = Static<typeof SecretRotationInput>

export const DisabledReason = OneOf(['by-hand', 'gone', 'failing'], {
  description:
    '`gone`: the receiver answered 410. `failing`: every attempt of 5 days has failed. `by-hand`: somebody switched it off.',
})

export const Webhook = Type.Object(
  {
    webhookId: Uuid,
    tenantId: Uuid,
    url: Type.String(),
    description: Nullable(Type.String()),
    events: Type.Array(Type.String()),
    enabled: Type.Boolean(),
    fifo: Fifo,
    rateLimit: RateLimit,
    scopes: Type.Array(Type.String(), {
      description:
        'What it may be sent: the scopes of its creator when it was made, cut to what the creator still holds. Events of other areas are not delivered.',
      examples: [['read:cases', 'read:case-vouchers']],
    }),
    previousSecretUntil: Nullable({
      ...Instant,
      description: 'Until when the last of the secrets before this one signs as well; null where none does.',
    }),
    failingSince: Nullable({ ...Instant, description: 'Since when every attempt has failed; null while all is well.' }),
    disabledReason: Nullable(DisabledReason),
    disabledAt: Nullable(Instant),
    notice: Nullable(
      Type.String({ description: 'What its owner should know, in a sentence; null where there is nothing to say.' }),
    ),
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
      description: 'Verifies the signatures. It is shown only now.',
      examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
    }),
  },
  { title: 'WebhookWithSecret' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

export const WebhookParams = Type.Object({ tenantId: Uuid, webhookId: Uuid })
export const WebhookListQuery = PageQuery({
  enabled: Type.Optional(Type.Boolean({ description: 'Only those that are on, or off.' })),
  event: Type.Optional(Text(100, { minLength: 1, description: 'Only those that are sent events of this type.' })),
  q: Type.Optional(
    Text(200, { minLength: 1, description: 'Only those whose URL or description holds this text, in any case.' }),
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
            'The webhook it is sent to, even if that is off. Without one, all who listen to the stream get it.',
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
    event: Type.String(),
    time: Instant,
    data: Type.Unsafe<unknown>({}),
    deliveryId: Nullable(
      Type.String({ format: 'uuid', description: 'Of the delivery to the webhook; null where it went to the stream.' }),
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
          event: Type.String(),
          description: Type.String(),
          example: Type.Unsafe<unknown>({ description: 'A body as it is sent.' }),
        },
        { title: 'EventType' },
      ),
    ),
  },
  { title: 'EventTypes' },
)
