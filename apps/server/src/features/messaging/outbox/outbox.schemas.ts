import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const mailStates = ['WAITING', 'SENT', 'BOUNCED', 'CANCELLED'] as const

export const OutgoingMail = Type.Object(
  {
    mailId: { ...Uuid, description: 'The id of the e-mail.' },
    purpose: Type.String({
      description: 'Why the e-mail was sent, such as `interaction` or `invitation`.',
      examples: ['interaction'],
    }),
    referenceId: Nullable(
      Type.String({ format: 'uuid', description: 'The resource it belongs to, such as an interaction.' }),
    ),
    state: OneOf(mailStates, {
      description: '`WAITING` until delivery to every recipient was attempted, then `SENT`, `BOUNCED` or `CANCELLED`.',
    }),
    isCaptured: Type.Boolean({
      description:
        'Whether the e-mail was stored here instead of being sent, because the tenant is a demo or test tenant.',
    }),
    recipients: Type.Array(
      Type.Object({
        address: Type.String({ description: 'The e-mail address.' }),
        name: Nullable(Type.String({ description: 'The name of the recipient.' })),
        state: OneOf(['WAITING', 'SENT', 'BOUNCED'], { description: 'The delivery status for this recipient.' }),
        answer: Nullable(Type.String({ description: 'The response of the recipient’s mail server.' })),
      }),
      { description: 'The recipients and their delivery status.' },
    ),
    subject: Type.String({ description: 'The subject line.' }),
    attempts: Type.Integer({ description: 'The number of delivery attempts so far.' }),
    lastAnswer: Nullable(Type.String({ description: 'The last response of a mail server.' })),
    createdAt: Instant,
    doneAt: Nullable({ ...Instant, description: 'When delivery ended; null while waiting.' }),
    text: Nullable(
      Type.String({
        description:
          'The text of a captured e-mail. Null for e-mails that were actually sent and for those with a link to set a password.',
      }),
    ),
    attachments: Type.Array(Type.String(), {
      description: 'The names of the attached files, for as long as the text is stored.',
    }),
  },
  { title: 'OutgoingMail' },
)
export type OutgoingMail = Static<typeof OutgoingMail>

export const OutboxQuery = PageQuery({
  state: Type.Optional(OneOf(mailStates, { description: 'Only e-mails in this state.' })),
  q: Type.Optional(Text(200, { description: 'Only e-mails whose subject or recipients contain this text.' })),
})
export type OutboxQuery = Static<typeof OutboxQuery>
