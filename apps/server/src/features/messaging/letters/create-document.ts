import type { Command } from '../../../platform/commands/command.ts'
import { addFiles } from '../files/index.ts'
import { createInteraction } from '../interactions/index.ts'
import { requireUndisputed } from '../../casework/updates/index.ts'
import { type Document, documentView, findDocument, insertDocument } from '../documents/index.ts'
import type { DocumentInput } from './letters.schemas.ts'
import type { MadeLetter } from './make-letter.ts'

/** Stores a rendered letter with its source, and adds it to the case. */
export async function createDocument(command: Command, input: DocumentInput, letter: MadeLetter): Promise<Document> {
  const { tenantId, transaction, now, actor } = command
  const documentId = command.newId()
  const { caseId } = input
  await requireUndisputed(command, caseId, input.despiteObjection)
  const { templateId, userId, source } = letter
  const { fileId } = letter.file
  await addFiles(command, [letter.file])
  const sharedWithDebtor = input.sharedWithDebtor ?? false
  const interactionId =
    input.createInteraction === false
      ? null
      : await putOnCase(command, { caseId, fileId, documentId, sharedWithDebtor, subject: source.subject })
  const [, found] = await Promise.all([
    transaction.run(
      insertDocument(tenantId, {
        ...{ documentId, caseId, templateId, fileId, interactionId, userId, sharedWithDebtor, source },
        ...{ deadline: source.data.deadline, createdAt: now, createdBy: actor },
      }),
    ),
    transaction.one(findDocument(tenantId, documentId)),
  ])
  const document = documentView(found)
  command.emit({ type: 'documents.create', subjectId: documentId, caseId, data: document })
  command.audit({ subjectType: 'document', subjectId: documentId, after: document })
  return document
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
