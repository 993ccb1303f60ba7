import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { fillTemplate, type TemplateContext } from '../templates/index.ts'
import { fileNameOf } from './documents.rules.ts'
import type { DocumentPreview, DocumentPreviewInput } from './documents.schemas.ts'
import { letterOf } from './letter.ts'

/** Sets the letter that a text would become, for a case or with example data, and keeps nothing of it. */
export async function previewDocument(context: TemplateContext, input: DocumentPreviewInput): Promise<DocumentPreview> {
  const { language } = input
  const { filled, data } = await fillTemplate(context, { ...input, kind: 'letter' }, input)
  const bytes = await renderPdf(letterOf({ ...filled, language, data, madeAt: context.now.toISOString() }))
  return { fileName: fileNameOf(filled.subject), contentType: 'application/pdf', content: bytes.toString('base64') }
}
