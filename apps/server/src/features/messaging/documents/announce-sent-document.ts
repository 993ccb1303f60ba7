import type { Command } from '../../../platform/commands/command.ts'
import { documentView } from './document-view.ts'
import { findDocumentOfInteraction } from './documents.queries.ts'

/** Emits `documents.send` if the interaction that was sent contains a letter. */
export async function announceSentDocument(command: Command, interactionId: string): Promise<void> {
  const row = await command.transaction.maybeOne(findDocumentOfInteraction(command.tenantId, interactionId))
  if (row === undefined) return
  const { documentId, caseId } = row
  command.emit({ type: 'documents.send', subjectId: documentId, caseId, data: documentView(row) })
}
