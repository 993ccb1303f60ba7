import type { ReadContext } from '../../../platform/http/operations/operation.ts'
import { requireFirst } from '../../../problems/index.ts'
import type { StoredSource } from './document-source.ts'
import { type DocumentRow, findDocument, findDocumentSource } from './documents.queries.ts'
import { message } from './documents.problems.ts'

type Reader = Pick<ReadContext, 'tenantId' | 'read'>

/** Reads a document without its content. */
export async function getDocument({ tenantId, read }: Reader, documentId: string): Promise<DocumentRow> {
  return requireFirst(await read(findDocument(tenantId, documentId)), message('There is no such document.'))
}

/** Reads what a document was created from. */
export async function getDocumentSource({ tenantId, read }: Reader, documentId: string): Promise<StoredSource> {
  const found = await read(findDocumentSource(tenantId, documentId))
  return requireFirst(found, message('There is no such document.')).source
}
