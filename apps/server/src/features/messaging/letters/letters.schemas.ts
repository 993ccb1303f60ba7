import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { ContactOverrideReason, DespiteObjection } from '../contact-gate/index.ts'
import { DeadlineInput, previewFields } from '../templates/index.ts'
import { message } from './letters.problems.ts'

const letterChoice = {
  caseId: { ...Uuid, description: 'The case the letter is about.' },
  templateId: Type.Optional(
    Type.String({ format: 'uuid', description: 'A letter template. Give exactly one of `templateId` and `handle`.' }),
  ),
  handle: Type.Optional(
    Form(
      '^[a-z][a-z0-9-]{0,63}$',
      message(
        'must start with a lowercase letter, followed by lowercase letters, digits or hyphens, such as first-reminder',
      ),
      {
        description:
          'The handle of a letter template. The service picks the language of the recipient, else that of the tenant, else any.',
        examples: ['demand'],
      },
    ),
  ),
  userId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The recipient: a user of the customer. Defaults to the debtor of the case.',
    }),
  ),
  deadline: Type.Optional(DeadlineInput),
}

export const LetterChoice = Type.Object(letterChoice, { additionalProperties: false })
export type LetterChoice = Static<typeof LetterChoice>

export const DocumentInput = Type.Object(
  {
    ...letterChoice,
    sharedWithDebtor: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether the debtor can open the document in the debtor web.' }),
    ),
    despiteObjection: Type.Optional(DespiteObjection),
    contactOverrideReason: Type.Optional(ContactOverrideReason),
    createInteraction: Type.Optional(
      Type.Boolean({
        default: true,
        description: 'Whether to add the document to the case as an outgoing interaction of type `LETTER`.',
      }),
    ),
    files: Type.Optional(
      Type.Array(
        { ...Uuid, description: 'A stored file.' },
        {
          maxItems: 19,
          description:
            'Enclosures: stored files that are attached to the interaction of the letter. Only allowed if there is one.',
        },
      ),
    ),
  },
  { title: 'DocumentInput' },
)
export type DocumentInput = Static<typeof DocumentInput>

export const DocumentPreviewInput = Type.Object(previewFields, { title: 'DocumentPreviewInput' })
export type DocumentPreviewInput = Static<typeof DocumentPreviewInput>

export const DocumentPreview = Type.Object(
  {
    fileName: Type.String({ description: 'A name for the file.' }),
    contentType: OneOf(['application/pdf'], { description: 'Always PDF.' }),
    content: Type.String({ description: 'The PDF, in base64.' }),
  },
  { title: 'DocumentPreview' },
)
export type DocumentPreview = Static<typeof DocumentPreview>
