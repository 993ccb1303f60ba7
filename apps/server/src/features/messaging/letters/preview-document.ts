import { previewData } from '../templates/index.ts'
import type { DocumentPreview, DocumentPreviewInput } from './letters.schemas.ts'
import { type LetterContext, setLetter } from './set-letter.ts'

/** Sets the letter that a text would become, for a case or with example data, and keeps nothing of it. */
export async function previewDocument(context: LetterContext, input: DocumentPreviewInput): Promise<DocumentPreview> {
  const { language, subject, body } = input
  const template = { kind: 'letter', language, subject, body } as const
  const { file } = await setLetter(context, template, await previewData(context, template, input))
  return { fileName: file.fileName, contentType: file.contentType, content: file.bytes.toString('base64') }
}
