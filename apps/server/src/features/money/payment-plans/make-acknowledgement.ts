import type { FileStore } from '../../../platform/files/file-store.ts'
import { keepContent, type Upload } from '../../../platform/http/operations/uploads.ts'
import { readTenantLogo } from '../../installation/tenant-settings/index.ts'
import { fileNameOf } from '../../messaging/documents/index.ts'
import { renderLetter } from '../../messaging/letters/index.ts'
import { gatherTemplateData, type TemplateContext, type TemplateLanguage } from '../../messaging/templates/index.ts'
import type { Acknowledgement } from './acknowledgement.rules.ts'

export interface SignedText {
  readonly caseId: string
  /** Who signs; null for the debtor of the case. */
  readonly userId: string | null
  readonly language: TemplateLanguage
  readonly acknowledgement: Acknowledgement
  /** The last line: who signed, when and from where. */
  readonly signatureLine: string
}

/** Renders a signed acknowledgement as a letter and stores its content, before the transaction that adds its row. */
export async function makeAcknowledgement(
  context: TemplateContext & { readonly files: FileStore },
  { caseId, userId, language, acknowledgement, signatureLine }: SignedText,
): Promise<Upload> {
  const { data } = await gatherTemplateData(context, { caseId, userId, deadline: undefined })
  const logo = await readTenantLogo(context)
  const { subject, paragraphs } = acknowledgement
  const source = {
    ...{ subject, body: [...paragraphs, signatureLine].join('\n\n'), language, data },
    ...{ madeAt: context.now.toISOString(), logoFileId: logo?.fileId ?? null },
  }
  const bytes = await renderLetter(context.tenantId, { source, logo })
  const file = { fileName: fileNameOf(subject), contentType: 'application/pdf', bytes }
  return keepContent(context.files, context.tenantId, file)
}
