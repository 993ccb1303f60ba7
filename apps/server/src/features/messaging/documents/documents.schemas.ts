import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { FreeObject, Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { templateLanguages } from '../templates/index.ts'

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
