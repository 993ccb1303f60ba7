import type { Command } from '../../platform/idempotency/command.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { unknownReference, validationFailed } from '../../problems/index.ts'
import { storeInlineFiles } from '../files/index.ts'
import { createInteraction } from '../interactions/index.ts'
import {
  gatherTemplateData,
  renderTemplate,
  shareLetterTemplate,
  shareTemplate,
  type TemplateRow,
} from '../templates/index.ts'
import { documentView } from './document-view.ts'
import { findDocument, insertDocument, type StoredSource } from './documents.queries.ts'
import { fileNameOf, requireLawfulDeadline } from './documents.rules.ts'
import type { Document, DocumentInput } from './documents.schemas.ts'
import { letterOf } from './letter.ts'

/** Makes a letter for a case from a template, keeps it with the data it was made from, and puts it on the case. */
export async function createDocument(command: Command, input: DocumentInput): Promise<Document> {
  const { tenantId, transaction, now, actor } = command
  const documentId = command.newId()
  const { caseId } = input
  const { data, userId, language } = await gatherTemplateData(command, {
    ...{ caseId, userId: input.userId ?? null, deadline: input.deadline },
  })
  const row = await findLetter(command, input, language)
  requireLawfulDeadline(row.handle, data.today, data.deadline)
  const { templateId, kind, subject, body } = row
  const template = { kind, language: row.language, subject, body }
  const source: StoredSource = {
    ...{ ...renderTemplate(template, data), language: row.language, data, madeAt: now.toISOString(), template },
  }
  const bytes = await renderPdf(letterOf(source))
  const file = { fileName: fileNameOf(source.subject), contentType: 'application/pdf', bytes }
  const [stored] = await storeInlineFiles(command, [file])
  const fileId = stored?.fileId ?? ''
  const sharedWithDebtor = input.sharedWithDebtor ?? false
  const interactionId =
    input.createInteraction === false
      ? null
      : await putOnCase(command, { caseId, fileId, documentId, sharedWithDebtor, subject: source.subject })
  const [, found] = await Promise.all([
    transaction.run(
      insertDocument(tenantId, {
        ...{ documentId, caseId, templateId, fileId, interactionId, userId, sharedWithDebtor, source },
        ...{ deadline: data.deadline, createdAt: now, createdBy: actor },
      }),
    ),
    transaction.one(findDocument(tenantId, documentId)),
  ])
  const document = documentView(found)
  command.audit({ subjectType: 'document', subjectId: documentId, after: document })
  return document
}

async function findLetter(command: Command, input: DocumentInput, language: string): Promise<TemplateRow> {
  const { tenantId, tenant, transaction } = command
  const { templateId, handle } = input
  if ((templateId === undefined) === (handle === undefined)) {
    throw validationFailed([{ path: '', message: 'must have exactly one of templateId and handle' }])
  }
  const found = await transaction.maybeOne(
    handle === undefined
      ? shareTemplate(tenantId, templateId ?? '')
      : shareLetterTemplate(tenantId, handle, [language, tenant.language]),
  )
  if (found?.kind !== 'letter') throw unknownReference(handle === undefined ? '/templateId' : '/handle', 'letter')
  return found
}

interface LetterOnCase {
  readonly caseId: string
  readonly fileId: string
  readonly documentId: string
  readonly subject: string
  readonly sharedWithDebtor: boolean
}

async function putOnCase(command: Command, letter: LetterOnCase): Promise<string> {
  const { caseId, fileId, documentId, subject, sharedWithDebtor } = letter
  const { id } = await createInteraction(command, {
    ...{ type: 'LETTER', direction: 'OUTGOING', referenceId: caseId, referenceType: 'case', files: [fileId] },
    notes: `<p>${subject.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    details: { documentId, subject },
    minVisibilityRole: sharedWithDebtor ? 'debtor' : 'caseworker',
  })
  return id
}
