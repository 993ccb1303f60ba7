import Type, { type Static } from 'typebox'
import { Form } from '../../platform/http/form.ts'
import { say } from '../../problems/index.ts'
import { Actor, FreeObject, Instant, Nullable, OneOf, PageQuery, Uuid } from '../../platform/http/schemas.ts'
import { DespiteObjection } from '../updates/index.ts'
import { DeadlineInput, previewFields, templateLanguages } from '../templates/index.ts'

const letterChoice = {
  caseId: Uuid,
  templateId: Type.Optional(
    Type.String({ format: 'uuid', description: 'A letter. Exactly one of templateId and handle is given.' }),
  ),
  handle: Type.Optional(
    Form(
      '^[a-z][a-z0-9-]{0,63}$',
      say('must be a small letter, then small letters, digits and hyphens, such as first-reminder'),
      {
        description:
          'The letter of this handle in the language of who is written to, or else in that of the tenant, or in any.',
        examples: ['demand'],
      },
    ),
  ),
  userId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Who is written to, of the users of the customer; the debtor of the case unless given.',
    }),
  ),
  deadline: Type.Optional(DeadlineInput),
}

export const LetterChoice = Type.Object(letterChoice, { additionalProperties: false })
export type LetterChoice = Static<typeof LetterChoice>

export const DocumentInput = Type.Object(
  {
    ...letterChoice,
    sharedWithDebtor: Type.Optional(Type.Boolean({ default: false })),
    despiteObjection: Type.Optional(DespiteObjection),
    createInteraction: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Puts an outgoing interaction of type LETTER with the document on the case.',
      }),
    ),
  },
  { title: 'DocumentInput' },
)
export type DocumentInput = Static<typeof DocumentInput>

export const DocumentPreviewInput = Type.Object(previewFields, { title: 'DocumentPreviewInput' })
export type DocumentPreviewInput = Static<typeof DocumentPreviewInput>

export const DocumentPreview = Type.Object(
  {
    fileName: Type.String(),
    contentType: OneOf(['application/pdf']),
    content: Type.String({ description: 'The PDF, in base64.' }),
  },
  { title: 'DocumentPreview' },
)
export type DocumentPreview = Static<typeof DocumentPreview>

export const DocumentPatch = Type.Object(
  { sharedWithDebtor: Type.Optional(Type.Boolean()) },
  { title: 'DocumentPatch' },
)
export type DocumentPatch = Static<typeof DocumentPatch>

export const Document = Type.Object(
  {
    documentId: Uuid,
    tenantId: Uuid,
    caseId: Uuid,
    templateId: Uuid,
    fileId: Uuid,
    interactionId: Nullable(Uuid),
    userId: Type.String({ format: 'uuid', description: 'Who is written to.' }),
    fileName: Type.String(),
    size: Type.Integer({ description: 'In bytes.' }),
    sha256: Type.String(),
    language: OneOf(templateLanguages),
    subject: Type.String(),
    deadline: Nullable(Type.String({ format: 'date' })),
    sharedWithDebtor: Type.Boolean({ description: 'Whether the debtor can open it in the debtor web.' }),
    createdAt: Instant,
    createdBy: Actor,
    updatedAt: Nullable(Instant),
    updatedBy: Nullable(Actor),
  },
  { title: 'Document' },
)
export type Document = Static<typeof Document>

export const DocumentSource = Type.Object(
  {
    subject: Type.String({ description: 'As it was filled in.' }),
    body: Type.String({ description: 'As it was filled in.' }),
    language: OneOf(templateLanguages),
    madeAt: Instant,
    data: Type.Unsafe<Record<string, unknown>>({ ...FreeObject, description: 'What the mentions stood for.' }),
    template: Type.Unsafe<Record<string, unknown>>({ ...FreeObject, description: 'The template as it was then.' }),
    logoFileId: Nullable(
      Type.String({ format: 'uuid', description: 'The picture at its head, which may have been deleted since.' }),
    ),
  },
  { title: 'DocumentSource' },
)

export const DocumentParams = Type.Object({ tenantId: Uuid, documentId: Uuid })
export const DocumentListQuery = PageQuery({
  caseId: Type.Optional(Uuid),
  templateId: Type.Optional(Uuid),
  sharedWithDebtor: Type.Optional(Type.Boolean()),
})
