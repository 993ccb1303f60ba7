import type { Command } from '../../../platform/commands/command.ts'
import { documentView } from './document-view.ts'
import { findDocumentsOfInteractions } from './documents.queries.ts'

/** Emits `documents.send` if the interaction that was sent contains a letter. */
export function announceSentDocument(command: Command, interactionId: string): Promise<void> {
  return announceSentDocuments(command, [interactionId])
}

/** The same for several. */
export async function announceSentDocuments(command: Command, interactionIds: readonly string[]): Promise<void> {
  const { tenantId, transaction } = command
  for (const row of await transaction.many(findDocumentsOfInteractions(tenantId, interactionIds))) {
    const { documentId, caseId } = row
    command.emit({ type: 'documents.send', subjectId: documentId, caseId, data: documentView(row) })
  }
}
