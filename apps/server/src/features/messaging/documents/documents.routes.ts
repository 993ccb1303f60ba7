import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { noMatch, unknownReferences } from '../../../problems/index.ts'
import { documentView } from './document-view.ts'
import { findNamedByFilters, listDocuments } from './documents.queries.ts'
import { Document, DocumentListQuery, DocumentParams, DocumentPatch, DocumentSource } from './documents.schemas.ts'
import { patchDocument } from './patch-document.ts'
import { getDocument, getDocumentSource } from './get-document.ts'

const tag = 'Documents'

export const documentOperations = [
  readOperation({
    id: 'list-documents',
    method: 'GET',
    path: '/v1/{tenantId}/documents',
    scope: 'read:documents',
    tag,
    summary: 'List documents',
    description: 'The documents that match the filters.',
    query: DocumentListQuery,
    success: { status: 200, description: 'One page of documents.', body: Page(Document) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listDocuments(tenantId, query, pageBounds(query)))
      if (rows.length === 0) requireKnown(await read(findNamedByFilters(tenantId, query)))
      return pageOf(query, rows.map(documentView))
    },
  }),
  readOperation({
    id: 'get-document',
    method: 'GET',
    path: '/v1/{tenantId}/documents/{documentId}',
    scope: 'read:documents',
    tag,
    summary: 'Get a document',
    description: 'The document’s details, without its content. Use `download-document` for the PDF.',
    params: DocumentParams,
    success: { status: 200, description: 'The document.', body: Document },
    problems: ['not-found'],
    run: async (context, { params }) => documentView(await getDocument(context, params.documentId)),
  }),
  readOperation({
    id: 'get-document-source',
    method: 'GET',
    path: '/v1/{tenantId}/documents/{documentId}/source',
    scope: 'read:documents',
    tag,
    summary: 'Get the source of a document',
    description:
      'The template and placeholder values at the time the document was created, as evidence of what was written and why.',
    params: DocumentParams,
    success: { status: 200, description: 'The source.', body: DocumentSource },
    problems: ['not-found'],
    run: async (context, { params }) => {
      const stored = await getDocumentSource(context, params.documentId)
      const { data, template, logoFileId = null, ...source } = stored
      return { ...source, data: { ...data }, template: { ...template }, logoFileId }
    },
  }),
  writeOperation({
    id: 'patch-document',
    method: 'PATCH',
    path: '/v1/{tenantId}/documents/{documentId}',
    scope: 'write:documents',
    tag,
    summary: 'Patch a document',
    description: 'Shares the document with the debtor or stops sharing it. The document itself never changes.',
    params: DocumentParams,
    body: DocumentPatch,
    success: { status: 200, description: 'The document as it is now.', body: Document },
    events: ['documents.update'],
    problems: ['not-found'],
    example: { body: { sharedWithDebtor: false } },
    run: (command, { params, body }) => patchDocument(command, params.documentId, body),
  }),
]

function requireKnown(found: readonly { hasCase: boolean; hasTemplate: boolean }[]): void {
  const errors = found.flatMap(({ hasCase, hasTemplate }) => [
    ...(hasCase ? [] : [{ path: '/caseId', message: noMatch('case') }]),
    ...(hasTemplate ? [] : [{ path: '/templateId', message: noMatch('template') }]),
  ])
  if (errors.length > 0) throw unknownReferences(errors)
}
