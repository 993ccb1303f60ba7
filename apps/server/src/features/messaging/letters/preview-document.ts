import { previewData } from '../templates/index.ts'
import type { DocumentPreview, DocumentPreviewInput } from './letters.schemas.ts'
import { type LetterContext, setLetter } from './set-letter.ts'

/** Renders a draft template as a letter, for a case or with example data. Nothing is stored. */
export async function previewDocument(context: LetterContext, input: DocumentPreviewInput): Promise<DocumentPreview> {
  const { language, subject, body } = input
  const template = { kind: 'letter', language, subject, body } as const
  const { file } = await setLetter(context, template, await previewData(context, template, input))
  return { fileName: file.fileName, contentType: file.contentType, content: file.bytes.toString('base64') }
}
