import Type, { type Static } from 'typebox'
import { Form } from '../../../platform/http/schemas/form.ts'
import { OneOf, Uuid } from '../../../platform/http/schemas/schemas.ts'
import { DespiteObjection } from '../../casework/updates/index.ts'
import { DeadlineInput, previewFields } from '../templates/index.ts'
import { message } from './letters.problems.ts'

const letterChoice = {
  caseId: Uuid,
  templateId: Type.Optional(
    Type.String({ format: 'uuid', description: 'A letter. Exactly one of templateId and handle is given.' }),
  ),
  handle: Type.Optional(
    Form(
      '^[a-z][a-z0-9-]{0,63}$',
      message(
        'must start with a lowercase letter, followed by lowercase letters, digits or hyphens, such as first-reminder',
      ),
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
