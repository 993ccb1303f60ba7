import type { Command } from '../../../platform/commands/command.ts'
import { validationFailed } from '../../../problems/index.ts'
import { keepVerdicts, type PassedGate, passGate } from '../contact-gate/index.ts'
import { addFiles } from '../files/index.ts'
import { createInteraction } from '../interactions/index.ts'
import { type Document, documentView, findDocument, insertDocument } from '../documents/index.ts'
import { greetsOnlyDebtor } from '../templates/index.ts'
import { message } from './letters.problems.ts'
import type { DocumentInput } from './letters.schemas.ts'
import type { MadeLetter } from './make-letter.ts'

/** Stores a rendered letter with its source, and adds it to the case. */
export async function createDocument(command: Command, input: DocumentInput, letter: MadeLetter): Promise<Document> {
  const { tenantId, transaction, now, actor } = command
  const documentId = command.newId()
  const { caseId, files = [] } = input
  if (files.length > 0 && input.createInteraction === false) {
    const onlyOnCase = message('is only allowed if the letter is added to the case')
    throw validationFailed([{ path: '/files', message: onlyOnCase }])
  }
  const { templateId, userId, source, demandDays } = letter
  // A letter that is only stored can be printed and posted as well, so it passes the gate in any case.
  const passed = await passGate(command, {
    ...{ place: { caseId, customerId: null, userId: null }, channel: 'LETTER', addressees: [{ userId }] },
    ...{ sendsAt: now, isFromTemplate: true, greetsDebtor: greetsOnlyDebtor(source.template), isRecord: false },
    ...{ reason: input.contactOverrideReason, objectionReason: input.despiteObjection },
  })
  const fileId = letter.file?.fileId ?? null
  if (letter.file !== null) await addFiles(command, [letter.file])
  const sharedWithDebtor = input.sharedWithDebtor ?? false
  const interactionId =
    input.createInteraction === false
      ? null
      : await putOnCase(command, {
          ...{ caseId, documentId, sharedWithDebtor, subject: source.subject, passed },
          fileIds: [...files, ...(fileId === null ? [] : [fileId])],
        })
  if (interactionId === null) await keepVerdicts(command, passed, null)
  const [, found] = await Promise.all([
    transaction.run(
      insertDocument(tenantId, {
        ...{ documentId, caseId, templateId, fileId, interactionId, userId, sharedWithDebtor, source },
        ...{ deadline: source.data.deadline, demandDays, createdAt: now, createdBy: actor },
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
  readonly fileIds: string[]
  readonly documentId: string
  readonly subject: string
  readonly sharedWithDebtor: boolean
  readonly passed: PassedGate
}

async function putOnCase(command: Command, letter: LetterOnCase): Promise<string> {
  const { caseId, fileIds, documentId, subject, sharedWithDebtor, passed } = letter
  const interaction: Parameters<typeof createInteraction>[1] = {
    ...{ type: 'LETTER', direction: 'OUTGOING', referenceId: caseId, referenceType: 'case', files: fileIds },
    notes: `<p>${subject.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    details: { documentId, subject },
    minVisibilityRole: sharedWithDebtor ? 'debtor' : 'caseworker',
  }
  const { id } = await createInteraction(command, interaction, { kept: [], rendered: undefined, passed })
  return id
}
