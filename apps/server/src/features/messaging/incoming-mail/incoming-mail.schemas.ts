import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { Email } from '../../../platform/http/schemas/wire-parts.ts'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { matches } from './place-mail.rules.ts'

/** A message inside a JSON body. */
export const IncomingMailInput = Type.Object(
  {
    content: Text(1024 * 1024, {
      minLength: 1,
      contentEncoding: 'base64',
      description: 'The message as it arrived (RFC 5322), with its headers, in base64 with padding.',
    }),
  },
  { title: 'IncomingMailInput' },
)
export type IncomingMailInput = Static<typeof IncomingMailInput>

export const mailKinds = ['MESSAGE', 'AUTO_REPLY', 'BOUNCE'] as const
export type MailKind = (typeof mailKinds)[number]
export const mailSources = ['API', 'MAILBOX'] as const
export type MailSource = (typeof mailSources)[number]

const Kind = OneOf(mailKinds, {
  description:
    '`AUTO_REPLY`: a program answered for somebody (RFC 3834); the message is `HANDLED` at once. `BOUNCE`: a mail server reports on an e-mail of the tenant (RFC 3464); it is recorded on the delivery of that e-mail.',
})
const MatchedBy = OneOf(matches, {
  description:
    'How the message was placed. `TAG`: it was sent to the reply address of an e-mail. `REPLY`: it names an e-mail that it answers. `SENDER`: its sender has one open case. `CASE_NUMBER`: its subject states a case. `NOTHING`: a person places it.',
})

export const IncomingMail = Type.Object(
  {
    incomingMailId: { ...Uuid, description: 'The id of the e-mail.' },
    tenantId: Uuid,
    kind: Kind,
    matchedBy: MatchedBy,
    source: OneOf(mailSources, { description: 'Whether it was posted to the API or fetched from the mailbox.' }),
    interactionId: { ...Uuid, description: 'The message in the inbox; for a bounce, the message that came back.' },
    receivedAt: Instant,
  },
  { title: 'IncomingMail' },
)
export type IncomingMail = Static<typeof IncomingMail>

export const ReceivedMail = Type.Object(
  {
    isNew: Type.Boolean({ description: 'false if the same message has arrived before; nothing was changed.' }),
    interactionId: { ...Uuid, description: 'The message in the inbox; for a bounce, the message that came back.' },
  },
  { title: 'ReceivedMail' },
)
export type ReceivedMail = Static<typeof ReceivedMail>

export const IncomingMailListQuery = PageQuery({})

const Host = Text(253, { minLength: 1, description: 'The IMAP server.', examples: ['imap.example.com'] })
const Port = Type.Integer({
  minimum: 1,
  maximum: 65_535,
  description: '993 for TLS, or 143 for STARTTLS. The connection is always encrypted.',
})
const UserName = Text(254, { minLength: 1, description: 'The login.' })
const Folder = Text(200, { minLength: 1, description: 'The folder to read. Defaults to `INBOX`.' })
const Address = {
  ...Email,
  description:
    'The address that people write to, with at most 31 characters before the @. E-mails of the tenant ask for answers at it, with a tag after a plus sign, so the mail server must deliver `name+tag@domain` to it too.',
}

const ImapInput = Type.Object(
  {
    host: Host,
    port: Port,
    userName: UserName,
    password: Text(500, { minLength: 1, description: 'Stored encrypted and never returned.' }),
    folder: Type.Optional(Folder),
  },
  { title: 'ImapInput' },
)
export type ImapInput = Static<typeof ImapInput>

export const MailboxInput = Type.Object(
  {
    address: Address,
    imap: Type.Optional(
      Nullable(
        Type.Unsafe<ImapInput>({
          ...ImapInput,
          description: 'Where messages are fetched from; null if they are posted to the API.',
        }),
      ),
    ),
    isActive: Type.Optional(Type.Boolean({ description: 'Whether the mailbox is used. Defaults to true.' })),
  },
  { title: 'MailboxInput' },
)
export type MailboxInput = Static<typeof MailboxInput>

export const MailboxPatch = Type.Object(
  {
    address: Type.Optional(Address),
    imap: Type.Optional(
      Nullable(Type.Unsafe<ImapInput>({ ...ImapInput, description: 'The new server and login; null stops fetching.' })),
    ),
    isActive: Type.Optional(Type.Boolean({ description: 'Whether the mailbox is used.' })),
  },
  { title: 'MailboxPatch' },
)
export type MailboxPatch = Static<typeof MailboxPatch>

export const Mailbox = Type.Object(
  {
    mailboxId: { ...Uuid, description: 'The id of the mailbox.' },
    tenantId: Uuid,
    address: Type.String({ description: 'The address that people write to.' }),
    imap: Nullable(
      Type.Object(
        {
          host: Type.String({ description: 'The IMAP server.' }),
          port: Type.Integer({ description: 'Its port.' }),
          userName: Type.String({ description: 'The login.' }),
          folder: Type.String({ description: 'The folder that is read.' }),
        },
        { title: 'Imap', description: 'Where messages are fetched from; null if they are posted to the API.' },
      ),
    ),
    isActive: Type.Boolean({ description: 'Whether the mailbox is used.' }),
    polledAt: Nullable({ ...Instant, description: 'When it was last read.' }),
    lastError: Nullable(Type.String({ description: 'Why it could not be read the last time; null if it could.' })),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Mailbox' },
)
export type Mailbox = Static<typeof Mailbox>

export const MailboxParams = Type.Object({ tenantId: Uuid, mailboxId: { ...Uuid, description: 'The mailbox.' } })
export const MailboxListQuery = PageQuery({})
