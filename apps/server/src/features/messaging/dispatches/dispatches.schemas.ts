import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const dispatchChannels = ['SMS', 'DIGITAL POST'] as const
export type DispatchChannelName = (typeof dispatchChannels)[number]
export const dispatchStates = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETURNED'] as const
export type DispatchState = (typeof dispatchStates)[number]
export const reportedStates = ['DELIVERED', 'FAILED', 'RETURNED'] as const

const channelNote = { description: 'The channel.' }

export const Dispatch = Type.Object(
  {
    dispatchId: {
      ...Uuid,
      description: 'The id of the dispatch. It is the Idempotency-Key of the request to the adapter.',
    },
    tenantId: Uuid,
    interactionId: { ...Uuid, description: 'The message.' },
    caseId: Nullable(Type.String({ format: 'uuid', description: 'The case of the message.' })),
    channel: OneOf(dispatchChannels, channelNote),
    state: OneOf(dispatchStates, {
      description:
        'QUEUED while attempts are made, SENT once the adapter accepted it, DELIVERED, FAILED or RETURNED by its report. A message that the adapter refuses is FAILED.',
    }),
    address: Type.String({ description: 'The number or identifier that it was sent to.' }),
    text: Type.String({ description: 'What was sent.' }),
    isCaptured: Type.Boolean({ description: 'Whether it was kept here instead, because the tenant is a test tenant.' }),
    attempts: Type.Integer({ minimum: 0, description: 'The number of attempts.' }),
    nextAttemptAt: Nullable({ ...Instant, description: 'When the next attempt is due; null unless QUEUED.' }),
    providerReference: Nullable(Type.String({ description: 'The reference of the provider, for proof.' })),
    lastAnswer: Nullable(
      Type.String({ description: 'The last response of the adapter, or the reason in its report.' }),
    ),
    sentAt: Nullable({ ...Instant, description: 'When the adapter accepted it.' }),
    settledAt: Nullable({ ...Instant, description: 'When it was delivered, failed or came back.' }),
    createdAt: Instant,
  },
  { title: 'Dispatch' },
)
export type Dispatch = Static<typeof Dispatch>

export const DispatchReport = Type.Object(
  {
    state: OneOf(reportedStates, { description: 'What became of the message.' }),
    reason: Type.Optional(Nullable(Text(500, { description: 'Why it failed or came back.' }))),
    providerReference: Type.Optional(Nullable(Text(200, { description: 'The reference of the provider.' }))),
  },
  { title: 'DispatchReport' },
)
export type DispatchReport = Static<typeof DispatchReport>

const Url = Text(2_000, {
  minLength: 1,
  description: 'The https URL of the adapter, on the public internet.',
  examples: ['https://adapter.example.com/sms'],
})
const Active = Type.Boolean({ description: 'Whether messages are posted to it. Otherwise they wait.' })

export const DispatchChannelInput = Type.Object(
  { channel: OneOf(dispatchChannels, channelNote), url: Url, isActive: Type.Optional(Active) },
  { title: 'DispatchChannelInput' },
)
export type DispatchChannelInput = Static<typeof DispatchChannelInput>

export const DispatchChannelPatch = Type.Object(
  { url: Type.Optional(Url), isActive: Type.Optional(Active) },
  { title: 'DispatchChannelPatch' },
)
export type DispatchChannelPatch = Static<typeof DispatchChannelPatch>

const channelFields = {
  dispatchChannelId: { ...Uuid, description: 'The id of the channel.' },
  tenantId: Uuid,
  channel: OneOf(dispatchChannels, channelNote),
  url: Type.String({ description: 'The URL of the adapter.' }),
  isActive: Active,
  createdAt: Instant,
  createdBy: Actor,
  updatedAt: Nullable(Instant),
  updatedBy: Nullable(Actor),
}
export const DispatchChannel = Type.Object(channelFields, { title: 'DispatchChannel' })
export type DispatchChannel = Static<typeof DispatchChannel>
export const DispatchChannelWithSecret = Type.Object(
  {
    ...channelFields,
    secret: Type.String({ description: 'Signs the requests to the adapter. Shown only here.' }),
  },
  { title: 'DispatchChannelWithSecret' },
)
export type DispatchChannelWithSecret = Static<typeof DispatchChannelWithSecret>

export const DispatchParams = Type.Object({ tenantId: Uuid, dispatchId: { ...Uuid, description: 'The dispatch.' } })
export const DispatchListQuery = PageQuery({
  caseId: Type.Optional({ ...Uuid, description: 'Only messages on this case.' }),
  channel: Type.Optional(OneOf(dispatchChannels, { description: 'Only messages by this channel.' })),
  state: Type.Optional(OneOf(dispatchStates, { description: 'Only messages in this state.' })),
})
export const DispatchChannelParams = Type.Object({
  tenantId: Uuid,
  dispatchChannelId: { ...Uuid, description: 'The channel.' },
})
export const DispatchChannelListQuery = PageQuery({})
