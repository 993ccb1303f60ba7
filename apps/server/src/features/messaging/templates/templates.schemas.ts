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
    description: 'The same for the template of one purpose in every language and kind.',
    examples: ['reminder'],
  },
)
const Kind = OneOf(templateKinds)
const Language = OneOf(templateLanguages, {
  description: 'The language it is written in, in which amounts and dates are set as well.',
})
const Subject = Text(500, {
  minLength: 1,
  description: 'Liquid, one line.',
  examples: ['Rykker: sag {{ case.journalNumber }}'],
})
const Body = Text(60_000, {
  minLength: 1,
  description:
    'Liquid. Of an e-mail HTML, which is sanitised. Of a letter text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item, `**` sets bold. Amounts and dates are set by the filters `money` and `date`, and `{{ vouchers | table }}` is the table of vouchers.',
  examples: ['Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.'],
})

export const TemplateInput = Type.Object(
  { handle: Handle, name: Name, kind: Kind, language: Language, subject: Subject, body: Body },
  { title: 'TemplateInput' },
)
export type TemplateInput = Static<typeof TemplateInput>

export const TemplatePatch = Type.Object(
  {
    handle: Type.Optional(Handle),
    name: Type.Optional(Name),
    language: Type.Optional(Language),
    subject: Type.Optional(Subject),
    body: Type.Optional(Body),
  },
  { title: 'TemplatePatch' },
)
export type TemplatePatch = Static<typeof TemplatePatch>

export const Template = Type.Object(
  {
    templateId: Uuid,
    tenantId: Uuid,
    handle: Type.String(),
    name: Type.String(),
    kind: Kind,
    language: Language,
    subject: Type.String(),
    body: Type.String(),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Template' },
)
export type Template = Static<typeof Template>

export const TemplateParams = Type.Object({ tenantId: Uuid, templateId: Uuid })
export const TemplateListQuery = PageQuery({
  kind: Type.Optional(Kind),
  language: Type.Optional(OneOf(templateLanguages)),
  handle: Type.Optional(Handle),
  q: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'Only templates whose name or subject holds this text.' }),
  ),
})

export const DeadlineInput = Type.String({
  format: 'date',
  description: 'Until when to pay or answer; in 14 days unless given.',
  examples: ['2030-03-16'],
})

/** A text that may not be kept yet, and whose data it is filled with. */
export const previewFields = {
  language: Language,
  subject: Subject,
  body: Body,
  caseId: Type.Optional(
    Nullable(Type.String({ format: 'uuid', description: 'Whose data is filled in; example data without it.' })),
  ),
  userId: Type.Optional(
    Nullable(Type.String({ format: 'uuid', description: 'Who is written to; the debtor of the case unless given.' })),
  ),
  deadline: Type.Optional(DeadlineInput),
}

export const TemplatePreviewInput = Type.Object({ kind: Kind, ...previewFields }, { title: 'TemplatePreviewInput' })
export type TemplatePreviewInput = Static<typeof TemplatePreviewInput>

export const TemplatePreview = Type.Object(
  {
    subject: Type.String(),
    body: Type.String({ description: 'Of an e-mail HTML that is safe to show, of a letter its text.' }),
  },
  { title: 'TemplatePreview' },
)
export type TemplatePreview = Static<typeof TemplatePreview>

export const Mention = Type.Object(
  {
    name: Type.String({ examples: ['creditor.name'] }),
    type: OneOf(mentionTypes),
    description: Type.String(),
    example: Type.Unsafe<unknown>({ ...AnyJson, description: 'What a preview without a case shows.' }),
  },
  { title: 'Mention' },
)
export const MentionList = Type.Object({ items: Type.Array(Mention) })
