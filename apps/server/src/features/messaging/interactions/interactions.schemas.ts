import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  FreeObject,
  Instant,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  TimestampInput,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { DespiteObjection } from '../../casework/updates/index.ts'
import { Email, Name } from '../../../platform/http/schemas/wire-parts.ts'
import { roles } from '../../../platform/identity/roles.ts'
import { Base64Content, ClaimedContentType, FileName } from '../files/index.ts'

export const interactionTypes = [
  ...(['DEBTOR NOTE', 'NOTE', 'CLIENT NOTE', 'EMAIL', 'SMS', 'LETTER'] as const),
  ...(['DIGITAL POST', 'PHONE CALL', 'AUTO CALL', 'E-INVOICE'] as const),
] as const
export const directions = ['INCOMING', 'OUTGOING'] as const
export const states = ['UNMAPPED', 'MAPPED', 'HANDLED', 'DELETED', 'PENDING', 'QUEUED', 'SENT', 'CANCELLED'] as const
export const referenceTypes = [
  ...(['debtor', 'case', 'tribunal-case', 'creditor', 'customer', 'collector', 'case-voucher'] as const),
  ...(['billing-voucher', 'billing', 'workflow', 'template'] as const),
] as const

export type Direction = (typeof directions)[number]
export type State = (typeof states)[number]
export type ReferenceType = (typeof referenceTypes)[number]

const InteractionType = OneOf(interactionTypes)
const Direction = OneOf(directions, { description: 'INCOMING for messages received from a debtor or another party.' })
const State = OneOf(states)
const ReferenceType = OneOf(referenceTypes)
const VisibilityRole = OneOf(roles, {
  description: 'The lowest role that sees the interaction; `client` shows it to the creditor but not to the debtor.',
})

/** One schema for three forms, so that what is wrong with a file is said in one message and not once for each form. */
const FileToAttach = Type.Unsafe<
  string | { fileId?: string; fileName?: string; contentType?: string; content?: string }
>({
  type: ['string', 'object'],
  format: 'uuid',
  maxLength: 36,
  properties: { fileId: Uuid, fileName: FileName, contentType: ClaimedContentType, content: Base64Content },
  description:
    'The id of a file of the tenant, alone or as `{ "fileId" }`, or a file to be added: `{ "fileName", "contentType", "content" }` with the content in base64.',
})
export type FileToAttach = Static<typeof FileToAttach>

const EmailRecipientInput = Type.Object({
  userId: Type.Optional(Type.String({ format: 'uuid', description: 'A user of the customer of the case.' })),
  contactId: Type.Optional(Type.String({ format: 'uuid', description: 'A contact of the tenant.' })),
  address: Type.Optional(Email),
  name: Type.Optional(Name),
})
export type EmailRecipientInput = Static<typeof EmailRecipientInput>

export const EmailInput = Type.Object(
  {
    to: Type.Array(EmailRecipientInput, { minItems: 1, maxItems: 20 }),
    subject: Type.Optional(Text(500, { minLength: 1, description: 'Required without a template.' })),
    templateId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'An e-mail template; filled in for the case, it is the subject and the notes.',
      }),
    ),
    despiteObjection: Type.Optional(DespiteObjection),
  },
  {
    title: 'EmailInput',
    description:
      'For an OUTGOING interaction of type EMAIL: whom the service sends it to. The notes are its text and the files go along.',
  },
)
export type EmailInput = Static<typeof EmailInput>

export const InteractionInput = Type.Object(
  {
    type: InteractionType,
    direction: Type.Optional(OneOf(directions, { description: 'INCOMING unless given.' })),
    state: Type.Optional(
      OneOf(states, {
        description:
          'Unless given: MAPPED for an incoming interaction with a referenceId, UNMAPPED for one without, PENDING for an outgoing one.',
      }),
    ),
    referenceId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'The owning entity, typically a case.' })),
    ),
    referenceType: Type.Optional(
      Nullable(
        OneOf(referenceTypes, {
          description:
            'What referenceId names; `case` unless given. What is named must exist on the tenant, except tribunal-case and billing-voucher, which are taken as given.',
        }),
      ),
    ),
    notes: Type.Optional(Text(65_536, { description: 'HTML. What could run or load anything is taken out.' })),
    details: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        ...FreeObject,
        description: 'Free-form, such as the fields of a submitted form.',
      }),
    ),
    minVisibilityRole: Type.Optional(VisibilityRole),
    files: Type.Optional(Type.Array(FileToAttach, { maxItems: 20 })),
    email: Type.Optional(EmailInput),
    createdAt: Type.Optional(TimestampInput),
  },
  { title: 'InteractionInput' },
)
export type InteractionInput = Static<typeof InteractionInput>

export const InteractionPatch = Type.Object(
  {
    state: Type.Optional(
      OneOf(states, {
        description:
          'An incoming interaction goes between UNMAPPED, MAPPED and HANDLED; an outgoing one that is not sent yet is CANCELLED, and one that is held is sent by QUEUED. DELETED takes either from the lists.',
      }),
    ),
    referenceId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'What the interaction belongs to; it maps an unmapped one, and null unmaps it.',
        }),
      ),
    ),
    referenceType: Type.Optional(
      Nullable(OneOf(referenceTypes, { description: 'What `referenceId` names, which must be given with it.' })),
    ),
  },
  { title: 'InteractionPatch' },
)
export type InteractionPatch = Static<typeof InteractionPatch>

export const InteractionCreated = Type.Object({ id: Uuid }, { title: 'InteractionCreated' })
export type InteractionCreated = Static<typeof InteractionCreated>

const AttachedFile = Type.Object(
  {
    fileId: Uuid,
    fileName: Type.String(),
    contentType: Type.String(),
    size: Type.Integer({ description: 'In bytes.' }),
  },
  { title: 'AttachedFile' },
)
export type AttachedFile = Static<typeof AttachedFile>

const Delivery = Type.Object(
  {
    state: OneOf(['HELD', 'WAITING', 'SENT', 'BOUNCED', 'CANCELLED'], {
      description:
        'HELD until somebody with `write:interactions` queues what was created without that scope; SENT once the server of any recipient took it, BOUNCED where all refused it for good.',
    }),
    subject: Type.String(),
    recipients: Type.Array(
      Type.Object({
        address: Type.String(),
        name: Nullable(Type.String()),
        state: OneOf(['WAITING', 'SENT', 'BOUNCED']),
        answer: Nullable(Type.String({ description: 'What the mail server said, in its own words.' })),
      }),
    ),
    attempts: Type.Integer(),
    messageId: Nullable(Type.String({ description: 'The Message-ID, the same for every attempt.' })),
    lastAnswer: Nullable(Type.String()),
    nextAttemptAt: Nullable(Instant),
    sentAt: Nullable(Instant),
  },
  { title: 'Delivery' },
)
export type Delivery = Static<typeof Delivery>

export const Interaction = Type.Object(
  {
    id: Uuid,
    tenantId: Uuid,
    type: InteractionType,
    direction: Direction,
    state: State,
    referenceId: Nullable(Uuid),
    referenceType: Nullable(ReferenceType),
    notes: Type.String({ description: 'HTML that is safe to show.' }),
    details: FreeObject,
    minVisibilityRole: VisibilityRole,
    files: Type.Array(AttachedFile),
    delivery: Nullable(Delivery),
    createdAt: Type.String({ ...Instant, description: 'When the message was written or sent, as its creator says.' }),
    registeredAt: Type.String({ ...Instant, description: 'When it came to the service.' }),
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Interaction' },
)
export type Interaction = Static<typeof Interaction>

export const InteractionParams = Type.Object({ tenantId: Uuid, interactionId: Uuid })
const InteractionSort = OneOf(['registeredAt', '-registeredAt'], {
  default: 'registeredAt',
  description: 'The order in which they came, or the newest first. `after` goes on in either order.',
})
export type InteractionSort = Static<typeof InteractionSort>

export const InteractionListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Interactions on this case.' })),
  referenceId: Type.Optional(Uuid),
  state: Type.Optional(
    OneOf(states, {
      description: 'Interactions in this state. Those that are DELETED are listed only where it is asked for.',
    }),
  ),
  direction: Type.Optional(OneOf(directions)),
  type: Type.Optional(InteractionType),
  unhandled: Type.Optional(
    Type.Boolean({
      description: 'Only incoming interactions that nobody has handled yet (UNMAPPED or MAPPED), or only all others.',
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Interactions in whose notes and details words begin with each of these words (without case and accents).',
      examples: ['rater'],
    }),
  ),
  sort: Type.Optional(InteractionSort),
})
