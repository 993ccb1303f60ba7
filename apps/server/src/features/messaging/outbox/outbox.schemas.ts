import Type, { type Static } from 'typebox'
import { Instant, Nullable, OneOf, PageQuery, Text, Uuid } from '../../../platform/http/schemas/schemas.ts'

const mailStates = ['WAITING', 'SENT', 'BOUNCED', 'CANCELLED'] as const

export const OutgoingMail = Type.Object(
  {
    mailId: Uuid,
    purpose: Type.String({
      description: 'What it was written for, such as `interaction` or `invitation`.',
      examples: ['interaction'],
    }),
    referenceId: Nullable(
      Type.String({ format: 'uuid', description: 'What it belongs to: the interaction, for one.' }),
    ),
    state: OneOf(mailStates, {
      description: '`WAITING` until every recipient was tried, then `SENT`, `BOUNCED` or `CANCELLED`.',
    }),
    isCaptured: Type.Boolean({
      description: 'The tenant is a demo or test tenant: the e-mail was kept here and sent to nobody.',
    }),
    recipients: Type.Array(
      Type.Object({
        address: Type.String({ description: 'The e-mail address.' }),
        name: Nullable(Type.String()),
        state: OneOf(['WAITING', 'SENT', 'BOUNCED'], { description: 'What became of the e-mail there.' }),
        answer: Nullable(Type.String({ description: 'What the mail server answered.' })),
      }),
    ),
    subject: Type.String(),
    attempts: Type.Integer({ description: 'How often it was tried.' }),
    lastAnswer: Nullable(Type.String({ description: 'What the mail server answered last.' })),
    createdAt: Instant,
    doneAt: Nullable(Instant),
    text: Nullable(
      Type.String({
        description:
          'The text of a captured e-mail. Null for e-mails that were really sent, and for those with a link to set a password.',
      }),
    ),
    attachments: Type.Array(Type.String(), {
      description: 'The names of the attached files, as long as the text is kept.',
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
