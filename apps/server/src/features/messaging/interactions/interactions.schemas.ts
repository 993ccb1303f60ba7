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
import { ContactOverrideReason, DespiteObjection } from '../contact-gate/index.ts'
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

const InteractionType = OneOf(interactionTypes, { description: 'The channel or kind of the interaction.' })
const Direction = OneOf(directions, { description: '`INCOMING` for messages received from a debtor or another party.' })
const State = OneOf(states, {
  description:
    'Incoming interactions are `UNMAPPED` (without a case), `MAPPED` or `HANDLED`; outgoing ones are `PENDING`, `QUEUED`, `SENT` or `CANCELLED`. Either can be `DELETED`.',
})
const ReferenceType = OneOf(referenceTypes, { description: 'The kind of resource that `referenceId` refers to.' })
const VisibilityRole = OneOf(roles, {
  description: 'The lowest role that can see the interaction. `client` shows it to the creditor but not to the debtor.',
})

/** One schema for three forms, so that an invalid file gives one error instead of one for each form. */
export const FileToAttach = Type.Unsafe<
  string | { fileId?: string; fileName?: string; contentType?: string; content?: string }
>({
  type: ['string', 'object'],
  format: 'uuid',
  maxLength: 36,
  properties: {
    fileId: { ...Uuid, description: 'A stored file.' },
    fileName: FileName,
    contentType: ClaimedContentType,
    content: Base64Content,
  },
  description:
    'A stored file, as its id or `{ "fileId" }`, or a new file: `{ "fileName", "contentType", "content" }` with the content in base64.',
})
export type FileToAttach = Static<typeof FileToAttach>

const EmailRecipientInput = Type.Object({
  userId: Type.Optional(Type.String({ format: 'uuid', description: 'A user of the customer of the case.' })),
  contactId: Type.Optional(Type.String({ format: 'uuid', description: 'A contact of the tenant.' })),
  address: Type.Optional({ ...Email, description: 'An e-mail address.' }),
  name: Type.Optional({ ...Name, description: 'The name of the recipient.' }),
})
export type EmailRecipientInput = Static<typeof EmailRecipientInput>

export const EmailInput = Type.Object(
  {
    to: Type.Array(EmailRecipientInput, {
      minItems: 1,
      maxItems: 20,
      description: 'The recipients, each with exactly one of `userId`, `contactId` and `address`.',
    }),
    subject: Type.Optional(Text(500, { minLength: 1, description: 'The subject line. Required without a template.' })),
    templateId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'An e-mail template. Filled in for the case, it becomes the subject and the notes.',
      }),
    ),
    despiteObjection: Type.Optional(DespiteObjection),
  },
  {
    title: 'EmailInput',
    description:
      'Sends the interaction as an e-mail. Only for `OUTGOING` interactions of type `EMAIL`. The notes become the text and the files the attachments.',
  },
)
export type EmailInput = Static<typeof EmailInput>

const AddresseeInput = Type.Object(
  {
    userId: Type.Optional(Type.String({ format: 'uuid', description: 'A user of the customer of the case.' })),
    contactId: Type.Optional(Type.String({ format: 'uuid', description: 'A contact of the tenant.' })),
  },
  {
    title: 'AddresseeInput',
    description:
      'Whom an outgoing message is for: exactly one of `userId` and `contactId`. Not for an e-mail with `email`, which lists its recipients. Defaults to the person that messages on the case go to.',
  },
)

export const InteractionInput = Type.Object(
  {
    type: InteractionType,
    direction: Type.Optional(OneOf(directions, { description: 'Defaults to `INCOMING`.' })),
    state: Type.Optional(
      OneOf(states, {
        description:
          'Defaults to `MAPPED` for an incoming interaction with a `referenceId`, `UNMAPPED` for one without, and `PENDING` for an outgoing one.',
      }),
    ),
    referenceId: Type.Optional(
      Nullable(
        Type.String({ format: 'uuid', description: 'The resource the interaction belongs to, typically a case.' }),
      ),
    ),
    referenceType: Type.Optional(
      Nullable(
        OneOf(referenceTypes, {
          description:
            'The kind of resource that `referenceId` refers to. Defaults to `case`. The resource must exist, except for `tribunal-case` and `billing-voucher`, which are not checked.',
        }),
      ),
    ),
    notes: Type.Optional(Text(65_536, { description: 'HTML. Scripts and external content are removed.' })),
    details: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        ...FreeObject,
        description: 'Any JSON object, such as the fields of a submitted form.',
      }),
    ),
    minVisibilityRole: Type.Optional(VisibilityRole),
    files: Type.Optional(Type.Array(FileToAttach, { maxItems: 20, description: 'The files to attach.' })),
    email: Type.Optional(EmailInput),
    addressee: Type.Optional(AddresseeInput),
    contactOverrideReason: Type.Optional(ContactOverrideReason),
    handlesInteractionId: Type.Optional(
      Type.String({
        format: 'uuid',
        description:
          'The incoming interaction that this one answers. It becomes `HANDLED` together with it. Needs `write:interactions`.',
      }),
    ),
    createdAt: Type.Optional({
      ...TimestampInput,
      description: 'When the message was written. Defaults to now. An e-mail dated in the future is sent then.',
    }),
  },
  { title: 'InteractionInput' },
)
export type InteractionInput = Static<typeof InteractionInput>

export const InteractionPatch = Type.Object(
  {
    state: Type.Optional(
      OneOf(states, {
        description:
          'An incoming interaction moves between `UNMAPPED`, `MAPPED` and `HANDLED`. An unsent outgoing one can be `CANCELLED`, and `QUEUED` sends one that is held. `DELETED` removes either from the lists.',
      }),
    ),
    referenceId: Type.Optional(
      Nullable(
        Type.String({
          format: 'uuid',
          description: 'The resource the interaction belongs to. Setting it maps the interaction; null unmaps it.',
        }),
      ),
    ),
    referenceType: Type.Optional(
      Nullable(
        OneOf(referenceTypes, {
          description: 'The kind of resource that `referenceId` refers to. Only allowed together with `referenceId`.',
        }),
      ),
    ),
    contactOverrideReason: Type.Optional(ContactOverrideReason),
  },
  { title: 'InteractionPatch' },
)
export type InteractionPatch = Static<typeof InteractionPatch>

export const InteractionCreated = Type.Object(
  { id: { ...Uuid, description: 'The id of the new interaction.' } },
  { title: 'InteractionCreated' },
)
export type InteractionCreated = Static<typeof InteractionCreated>

const AttachedFile = Type.Object(
  {
    fileId: { ...Uuid, description: 'The file.' },
    fileName: Type.String({ description: 'The file name.' }),
    contentType: Type.String({ description: 'The media type, detected from the content.' }),
    size: Type.Integer({ description: 'In bytes.' }),
  },
  { title: 'AttachedFile' },
)
export type AttachedFile = Static<typeof AttachedFile>

const Delivery = Type.Object(
  {
    state: OneOf(['HELD', 'WAITING', 'SENT', 'BOUNCED', 'CANCELLED'], {
      description:
        '`HELD` until somebody with `write:interactions` queues an e-mail that was created without that scope; `SENT` once the mail server of any recipient accepted it; `BOUNCED` if all rejected it permanently.',
    }),
    subject: Type.String({ description: 'The subject line.' }),
    recipients: Type.Array(
      Type.Object({
        address: Type.String({ description: 'The e-mail address.' }),
        name: Nullable(Type.String({ description: 'The name of the recipient.' })),
        state: OneOf(['WAITING', 'SENT', 'BOUNCED'], { description: 'The delivery status for this recipient.' }),
        answer: Nullable(Type.String({ description: 'The response of the recipient’s mail server, unedited.' })),
      }),
      { description: 'The recipients and their delivery status.' },
    ),
    attempts: Type.Integer({ description: 'The number of delivery attempts so far.' }),
    messageId: Nullable(Type.String({ description: 'The Message-ID, the same for every attempt.' })),
    lastAnswer: Nullable(Type.String({ description: 'The last response of a mail server.' })),
    nextAttemptAt: Nullable({ ...Instant, description: 'When the next attempt is due.' }),
    protection: Nullable(
      OneOf(['TLS', 'LOCAL', 'LINK', 'HELD'], {
        description:
          'How an e-mail with amounts or other confidential content was protected on its way: `TLS` over an encrypted connection; `LOCAL` handed to the mail server on the service’s own machine, without encryption; `LINK` without its content, by a link to the debtor web, where it can be read; `HELD` because the mail server offers no encryption (`emailWithoutTls` of the settings). Null for other e-mails and before the first attempt.',
      }),
    ),
    sentAt: Nullable({ ...Instant, description: 'When a mail server first accepted the e-mail.' }),
  },
  { title: 'Delivery' },
)
export type Delivery = Static<typeof Delivery>

const Addressee = Type.Object(
  {
    userId: Nullable({ ...Uuid, description: 'The user of the customer; null for anybody else.' }),
    contactId: Nullable({ ...Uuid, description: 'The contact; null for anybody else.' }),
    name: Nullable(Type.String({ description: 'The name at the time.' })),
    relation: Nullable(Type.String({ description: 'The relation to the customer; null for anybody else.' })),
  },
  { title: 'Addressee' },
)

export const Interaction = Type.Object(
  {
    id: { ...Uuid, description: 'The id of the interaction.' },
    tenantId: Uuid,
    type: InteractionType,
    direction: Direction,
    state: State,
    referenceId: Nullable({ ...Uuid, description: 'The resource the interaction belongs to; null if unmapped.' }),
    referenceType: Nullable(ReferenceType),
    notes: Type.String({ description: 'Sanitised HTML.' }),
    details: Type.Unsafe<Record<string, unknown>>({
      ...FreeObject,
      description: 'Any JSON object, such as the fields of a submitted form.',
    }),
    minVisibilityRole: VisibilityRole,
    files: Type.Array(AttachedFile, { description: 'The attached files.' }),
    delivery: Nullable(
      Type.Unsafe<Delivery>({
        ...Delivery,
        description: 'The delivery of an e-mail sent by the service; null otherwise.',
      }),
    ),
    addressees: Type.Array(Addressee, { description: 'Whom an outgoing message is for.' }),
    sendAfter: Nullable({
      ...Instant,
      description:
        'From when the contact gate allows an outgoing message that was too early; null if it may be sent at once.',
    }),
    createdAt: Type.String({
      ...Instant,
      description: 'When the message was written or sent, according to its creator.',
    }),
    registeredAt: Type.String({ ...Instant, description: 'When the service registered it.' }),
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Interaction' },
)
export type Interaction = Static<typeof Interaction>

export const InteractionParams = Type.Object({
  tenantId: Uuid,
  interactionId: { ...Uuid, description: 'The interaction.' },
})
const InteractionSort = OneOf(['registeredAt', '-registeredAt'], {
  default: 'registeredAt',
  description: 'The oldest first, or the newest first. `after` works with both.',
})
export type InteractionSort = Static<typeof InteractionSort>

export const InteractionListQuery = PageQuery({
  caseId: Type.Optional(Type.String({ format: 'uuid', description: 'Only interactions on this case.' })),
  referenceId: Type.Optional({ ...Uuid, description: 'Only interactions that belong to this resource.' }),
  state: Type.Optional(
    OneOf(states, {
      description: 'Only interactions in this state. `DELETED` interactions are only listed with this filter.',
    }),
  ),
  direction: Type.Optional(OneOf(directions, { description: 'Only incoming, or only outgoing interactions.' })),
  type: Type.Optional(OneOf(interactionTypes, { description: 'Only interactions of this type.' })),
  unhandled: Type.Optional(
    Type.Boolean({
      description:
        'true: only incoming interactions that nobody has handled yet (`UNMAPPED` or `MAPPED`). false: only the others.',
    }),
  ),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Only interactions whose notes or details contain words starting with each of these words. Case and accents are ignored.',
      examples: ['rater'],
    }),
  ),
  sort: Type.Optional(InteractionSort),
})
