import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { Actor } from '../../../platform/identity/actor.ts'
import {
  AnyJson,
  Instant,
  Name,
  Nullable,
  OneOf,
  PageQuery,
  Text,
  Uuid,
} from '../../../platform/http/schemas/schemas.ts'
import { mentionTypes } from './mentions.data.ts'
import { templateLanguages } from './template-format.rules.ts'
import { message } from './templates.problems.ts'

export const templateKinds = ['letter', 'email'] as const

const Handle = Form(
  '^[a-z][a-z0-9-]{0,63}$',
  message(
    'must start with a lowercase letter, followed by lowercase letters, digits or hyphens, such as first-reminder',
  ),
  {
    description:
      'Identifies the purpose of the template. Templates for the same purpose in other languages and kinds share it.',
    examples: ['reminder'],
  },
)
const Kind = OneOf(templateKinds, { description: 'Whether it is a letter or an e-mail.' })
const Language = OneOf(templateLanguages, {
  description: 'The language of the text. Amounts and dates are formatted for it too.',
})
const Subject = Text(500, {
  minLength: 1,
  description: 'The subject line, as a Liquid template.',
  examples: ['Rykker: sag {{ case.journalNumber }}'],
})
const Body = Text(60_000, {
  minLength: 1,
  description:
    'The text, as a Liquid template. For an e-mail it is HTML, which is sanitised. For a letter it is plain text: an empty line ends a paragraph, `# ` starts a heading, `- ` a list item, and `**` marks bold. The filters `money` and `date` format amounts and dates, and `{{ vouchers | table }}` inserts the table of vouchers.',
  examples: ['Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.'],
})

const TemplateName = { ...Name, description: 'The name of the template, for staff.' }

const IsDemand = Type.Boolean({
  description:
    'Whether its letters are the demand that the law requires before further steps, such as that of inkassoloven § 10. A demand must contain the name of the creditor, the table of vouchers, the amount to pay and the deadline.',
})

export const TemplateInput = Type.Object(
  {
    ...{ handle: Handle, name: TemplateName, kind: Kind, language: Language, subject: Subject, body: Body },
    isDemand: Type.Optional({ ...IsDemand, default: false }),
  },
  { title: 'TemplateInput' },
)
export type TemplateInput = Static<typeof TemplateInput>

export const TemplatePatch = Type.Object(
  {
    handle: Type.Optional(Handle),
    name: Type.Optional(TemplateName),
    language: Type.Optional(Language),
    subject: Type.Optional(Subject),
    body: Type.Optional(Body),
    isDemand: Type.Optional(IsDemand),
  },
  { title: 'TemplatePatch' },
)
export type TemplatePatch = Static<typeof TemplatePatch>

export const Template = Type.Object(
  {
    templateId: { ...Uuid, description: 'The id of the template.' },
    tenantId: Uuid,
    handle: Type.String({ description: 'Identifies the purpose of the template.' }),
    name: Type.String({ description: 'The name of the template, for staff.' }),
    kind: Kind,
    language: Language,
    subject: Type.String({ description: 'The subject line, as a Liquid template.' }),
    body: Type.String({ description: 'The text, as a Liquid template: HTML for an e-mail, plain text for a letter.' }),
    isDemand: IsDemand,
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Template' },
)
export type Template = Static<typeof Template>

export const TemplateParams = Type.Object({ tenantId: Uuid, templateId: { ...Uuid, description: 'The template.' } })
export const TemplateListQuery = PageQuery({
  kind: Type.Optional(OneOf(templateKinds, { description: 'Only letters, or only e-mails.' })),
  language: Type.Optional(OneOf(templateLanguages, { description: 'Only templates in this language.' })),
  handle: Type.Optional({ ...Handle, description: 'Only templates with this handle.' }),
  q: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Only templates whose name or subject contains this text.',
    }),
  ),
})

export const DeadlineInput = Type.String({
  format: 'date',
  description: 'The last day to pay or respond. Defaults to 14 days from today.',
  examples: ['2030-03-16'],
})

/** A draft of a template, and the data to fill it in with. */
export const previewFields = {
  language: Language,
  subject: Subject,
  body: Body,
  caseId: Type.Optional(
    Nullable(Type.String({ format: 'uuid', description: 'The case whose data to fill in. Defaults to example data.' })),
  ),
  userId: Type.Optional(
    Nullable(
      Type.String({
        format: 'uuid',
        description: 'The recipient: a user of the customer. Defaults to the debtor of the case.',
      }),
    ),
  ),
  deadline: Type.Optional(DeadlineInput),
}

export const TemplatePreviewInput = Type.Object({ kind: Kind, ...previewFields }, { title: 'TemplatePreviewInput' })
export type TemplatePreviewInput = Static<typeof TemplatePreviewInput>

export const TemplatePreview = Type.Object(
  {
    subject: Type.String({ description: 'The subject line, filled in.' }),
    body: Type.String({ description: 'The text, filled in: sanitised HTML for an e-mail, plain text for a letter.' }),
  },
  { title: 'TemplatePreview' },
)
export type TemplatePreview = Static<typeof TemplatePreview>

export const Mention = Type.Object(
  {
    name: Type.String({ description: 'The placeholder, without braces.', examples: ['creditor.name'] }),
    type: OneOf(mentionTypes, { description: 'The type of the value.' }),
    description: Type.String({ description: 'What the placeholder is replaced with.' }),
    example: Type.Unsafe<unknown>({ ...AnyJson, description: 'The value that a preview without a case shows.' }),
  },
  { title: 'Mention' },
)
export const MentionList = Type.Object({ items: Type.Array(Mention) })
