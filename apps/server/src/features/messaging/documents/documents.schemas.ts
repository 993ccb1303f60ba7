import Type, { type Static } from 'typebox'
import { Actor } from '../../../platform/identity/actor.ts'
import { FreeObject, Instant, Nullable, OneOf, PageQuery, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { templateLanguages } from '../templates/index.ts'

export const DocumentPatch = Type.Object(
  {
    sharedWithDebtor: Type.Optional(
      Type.Boolean({ description: 'Whether the debtor can open the document in the debtor web.' }),
    ),
  },
  { title: 'DocumentPatch' },
)
export type DocumentPatch = Static<typeof DocumentPatch>

export const Document = Type.Object(
  {
    documentId: { ...Uuid, description: 'The id of the document.' },
    tenantId: Uuid,
    caseId: { ...Uuid, description: 'The case the letter is about.' },
    templateId: { ...Uuid, description: 'The template it was created from.' },
    fileId: Nullable({
      ...Uuid,
      description:
        'The file with the PDF. Null on a test tenant whose clock was moved: there, the PDF is rendered when it is downloaded.',
    }),
    interactionId: Nullable({
      ...Uuid,
      description: 'The outgoing interaction on the case; null if none was created.',
    }),
    userId: Type.String({ format: 'uuid', description: 'The recipient: a user of the customer of the case.' }),
    fileName: Type.String({ description: 'The name of the PDF file.' }),
    size: Nullable(Type.Integer({ description: 'In bytes; null if there is no file.' })),
    sha256: Nullable(
      Type.String({ description: 'The SHA-256 of the PDF, in lower-case hexadecimal; null if there is no file.' }),
    ),
    language: OneOf(templateLanguages, { description: 'The language of the letter.' }),
    subject: Type.String({ description: 'The subject line of the letter.' }),
    deadline: Nullable(Type.String({ format: 'date', description: 'The last day to pay or respond.' })),
    demand: Nullable(
      Type.Object(
        {
          daysMin: Type.Integer({ description: 'The days from dispatch that the law gives the debtor.' }),
          sentAt: Nullable({ ...Instant, description: 'When it was sent; null until then.' }),
          isValid: Nullable(
            Type.Boolean({
              description:
                'Whether it was sent early enough before its deadline; null until it is sent. If not, a new demand is needed before further steps.',
            }),
          ),
        },
        { description: 'Only for a demand, see `isDemand` of the template.' },
      ),
    ),
    sharedWithDebtor: Type.Boolean({ description: 'Whether the debtor can open the document in the debtor web.' }),
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
    subject: Type.String({ description: 'The subject with its placeholders filled in.' }),
    body: Type.String({ description: 'The text with its placeholders filled in.' }),
    language: OneOf(templateLanguages, { description: 'The language of the letter.' }),
    madeAt: { ...Instant, description: 'When the letter was created.' },
    data: Type.Unsafe<Record<string, unknown>>({ ...FreeObject, description: 'The values of the placeholders.' }),
    template: Type.Unsafe<Record<string, unknown>>({ ...FreeObject, description: 'The template at that time.' }),
    logoFileId: Nullable(
      Type.String({ format: 'uuid', description: 'The logo in the letterhead. The file may have been deleted since.' }),
    ),
  },
  { title: 'DocumentSource' },
)

export const DocumentParams = Type.Object({ tenantId: Uuid, documentId: { ...Uuid, description: 'The document.' } })
export const DocumentListQuery = PageQuery({
  caseId: Type.Optional({ ...Uuid, description: 'Only documents of this case.' }),
  templateId: Type.Optional({ ...Uuid, description: 'Only documents created from this template.' }),
  isDemand: Type.Optional(Type.Boolean({ description: 'Only demands, or only other letters.' })),
  sharedWithDebtor: Type.Optional(
    Type.Boolean({ description: 'Only documents that are shared with the debtor, or only those that are not.' }),
  ),
})
