import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

export const deliveryChannels = ['LETTER', 'EMAIL', 'SMS', 'DIGITAL POST'] as const
export const deliveryStates = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED'] as const
export type DeliveryState = (typeof deliveryStates)[number]
export const reportedStates = ['DELIVERED', 'FAILED', 'RETURNED'] as const
export type ReportedState = (typeof reportedStates)[number]

export const Delivery = Type.Object(
  {
    interactionId: { ...Uuid, description: 'The message.' },
    tenantId: Uuid,
    caseId: Nullable(Type.String({ format: 'uuid', description: 'The case of the message.' })),
    caseNumber: Nullable(Type.String({ description: 'The number of that case.' })),
    channel: OneOf(deliveryChannels, { description: 'How it reaches the addressee.' }),
    recipient: Nullable(Type.String({ description: 'The names or addresses of those it is for.' })),
    subject: Nullable(Type.String({ description: 'The subject of an e-mail or a letter.' })),
    state: OneOf(deliveryStates, {
      description:
        'The same for every channel: `QUEUED` until it leaves the service, `SENT`, then `DELIVERED`, `FAILED` or `RETURNED` if that is reported. `CANCELLED`: never sent.',
    }),
    reason: Nullable(Type.String({ description: 'Why it failed or came back: the last report or answer.' })),
    letterNumber: Nullable(Type.String({ description: 'The number on a letter that came back.' })),
    sendAfter: Nullable({ ...Instant, description: 'Until when the contact gate holds it back; null if it does not.' }),
    sentAt: Nullable({ ...Instant, description: 'When it left the service.' }),
    reportedAt: Nullable({ ...Instant, description: 'When the last report arrived.' }),
    reportedBy: Nullable({
      ...Actor,
      description: 'Who reported it; null for the report of an adapter or mail server.',
    }),
    retriedAs: Nullable(Type.String({ format: 'uuid', description: 'The message by which it was sent again.' })),
    createdAt: Instant,
  },
  { title: 'MessageDelivery' },
)
export type Delivery = Static<typeof Delivery>

/** A list needs something to tell text messages apart. Events and single deliveries do not repeat the message. */
export const ListedDelivery = Type.Object(
  {
    ...Delivery.properties,
    textStart: Nullable(
      Type.String({
        description:
          'How the text begins, if the message has no subject; null without `read:interactions` or if the text was erased.',
      }),
    ),
  },
  { title: 'ListedMessageDelivery' },
)
export type ListedDelivery = Static<typeof ListedDelivery>

const Reason = Text(500, { minLength: 1, description: 'Why it failed or came back, such as “moved”.' })

export const DeliveryReportInput = Type.Object(
  {
    state: OneOf(reportedStates, { description: 'What became of the message.' }),
    reason: Type.Optional(Reason),
  },
  { title: 'DeliveryReportInput' },
)
export type DeliveryReportInput = Static<typeof DeliveryReportInput>

/** As many as somebody scans in one go. */
export const returnedMax = 200

export const ReturnedLettersInput = Type.Object(
  {
    letterNumbers: Type.Array(Text(40, { minLength: 1, description: 'The number in the window of the letter.' }), {
      minItems: 1,
      maxItems: returnedMax,
      description: 'The numbers of the letters that came back.',
    }),
    reason: Type.Optional(Reason),
  },
  { title: 'ReturnedLettersInput' },
)
export type ReturnedLettersInput = Static<typeof ReturnedLettersInput>

export const returnedResults = ['RETURNED', 'ALREADY_RETURNED', 'UNKNOWN'] as const

export const ReturnedLetters = Type.Object(
  {
    letters: Type.Array(
      Type.Object({
        letterNumber: Type.String({ description: 'The number, as given.' }),
        result: OneOf(returnedResults, { description: '`UNKNOWN`: no letter with this number was sent.' }),
        caseId: Nullable(Type.String({ format: 'uuid', description: 'The case of the letter.' })),
        interactionId: Nullable(Type.String({ format: 'uuid', description: 'The message.' })),
      }),
      { description: 'One for each number, in the same order.' },
    ),
  },
  { title: 'ReturnedLetters' },
)
export type ReturnedLetters = Static<typeof ReturnedLetters>

export const BounceInput = Type.Object(
  {
    message: Type.String({
      minLength: 1,
      maxLength: 500_000,
      description:
        'The message as it arrived (RFC 5322), with its headers. The original message in it can be cut off after its headers.',
    }),
  },
  { title: 'BounceInput' },
)
export type BounceInput = Static<typeof BounceInput>

export const bounceResults = ['RECORDED', 'NOTHING_NEW', 'UNKNOWN_MESSAGE', 'NOT_A_REPORT'] as const

export const BounceResult = Type.Object(
  {
    result: OneOf(bounceResults, {
      description:
        '`NOT_A_REPORT`: the message is no delivery status notification. `UNKNOWN_MESSAGE`: it is about an e-mail that this tenant has not sent in the last 30 days.',
    }),
    interactionId: Nullable(Type.String({ format: 'uuid', description: 'The message that came back.' })),
  },
  { title: 'BounceResult' },
)
export type BounceResult = Static<typeof BounceResult>

export const DeliveryParams = Type.Object({ tenantId: Uuid, interactionId: { ...Uuid, description: 'The message.' } })
export const DeliveryListQuery = PageQuery({
  caseId: Type.Optional({ ...Uuid, description: 'Only messages on this case.' }),
  channel: Type.Optional(OneOf(deliveryChannels, { description: 'Only messages by this channel.' })),
  state: Type.Optional(OneOf(deliveryStates, { description: 'Only messages in this state.' })),
  q: Type.Optional(
    Text(200, {
      minLength: 1,
      description: 'Only messages on the case with this number, or on cases whose debtor has these words.',
    }),
  ),
})
