import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { documentView } from './document-view.ts'
import { findDocument, lockDocument, shareDocument } from './documents.queries.ts'
import type { Document, DocumentPatch } from './documents.schemas.ts'
import { message } from './documents.problems.ts'

/** Shares a document with the debtor or stops sharing it. The document itself never changes. */
export async function patchDocument(command: Command, documentId: string, patch: DocumentPatch): Promise<Document> {
  const { tenantId, transaction, now, actor } = command
  const current = requireFound(
    await transaction.maybeOne(lockDocument(tenantId, documentId)),
    message('There is no such document.'),
  )
  const before = documentView(current)
  command.requireMatch(before)
  const isShared = patch.sharedWithDebtor ?? before.sharedWithDebtor
  if (isShared === before.sharedWithDebtor) return before
  const [, changed] = await Promise.all([
    transaction.run(shareDocument(tenantId, documentId, { isShared, now, actor })),
    transaction.one(findDocument(tenantId, documentId)),
  ])
  const after = documentView(changed)
  const { caseId } = after
  command.emit({ type: 'documents.update', subjectId: before.documentId, caseId, data: after })
  command.audit({ subjectType: 'document', subjectId: before.documentId, before, after })
  return after
}
