import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Document } from '../documents/index.ts'
import { createDocument } from './create-document.ts'
import { DocumentInput, DocumentPreview, DocumentPreviewInput, LetterChoice } from './letters.schemas.ts'
import { makeLetter } from './make-letter.ts'
import { previewDocument } from './preview-document.ts'
import { showLetter } from './show-letter.ts'

const tag = 'Documents'

export const letterOperations = [
  writeOperation({
    id: 'create-document',
    method: 'POST',
    path: '/v1/{tenantId}/documents',
    scope: 'write:documents',
    tag,
    summary: 'Make a letter',
    description:
      'Makes a letter for a case from a template, as tagged PDF, and keeps it with the data it was made from. Unless told otherwise it is put on the case as an outgoing interaction of type LETTER. On a case with an ultimate creditor the letter speaks of that one as the creditor. A demand gives at least 10 days.',
    body: DocumentInput,
    success: { status: 201, description: 'The document.', body: Document },
    location: (document) => `/documents/${document.documentId}`,
    events: ['documents.create', 'files.create', 'interactions.create'],
    problems: [
      ...([
        'unknown-reference',
        'deadline-too-short',
        'unknown-mention',
        'template-invalid',
        'rendering-too-large',
      ] as const),
      ...(['file-quota-exceeded', 'objection-open'] as const),
    ],
    example: { body: { caseId: exampleIds.caseId, handle: 'reminder', sharedWithDebtor: true } },
    prepare: (context, { body }) => makeLetter(context, body),
    run: (command, { body }, letter) => createDocument(command, body, letter),
  }),
  writeOperation({
    id: 'preview-document',
    method: 'POST',
    path: '/v1/{tenantId}/documents/preview',
    scope: 'write:documents',
    tag,
    summary: 'Preview a letter',
    description: 'Sets the letter that a text would become, for a case or with example data, as PDF. Nothing is kept.',
    body: DocumentPreviewInput,
    success: { status: 200, description: 'The letter.', body: DocumentPreview },
    events: { none: 'It shows a letter and keeps nothing.' },
    problems: ['unknown-mention', 'template-invalid', 'rendering-too-large', 'unknown-reference'],
    example: {
      body: {
        language: 'da',
        subject: 'Sag {{ case.journalNumber }}',
        body: 'Kære {{ debtor.name }}\n\n{{ vouchers | table }}',
        caseId: exampleIds.caseId,
      },
    },
    prepare: (context, { body }) => previewDocument(context, body),
    run: (_command, _input, preview) => Promise.resolve(preview),
  }),
  readOperation({
    id: 'show-letter',
    method: 'GET',
    path: '/v1/{tenantId}/documents/preview.pdf',
    scope: 'read:documents',
    tag,
    summary: 'Show a letter before it is made',
    description:
      'The PDF that `create-document` would make of the same choice now, for a browser to show. Nothing is kept, and what is refused there is refused here.',
    query: LetterChoice,
    success: { status: 200, description: 'The letter as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: ['unknown-reference', 'deadline-too-short', 'unknown-mention', 'template-invalid', 'rendering-too-large'],
    example: { query: { caseId: exampleIds.caseId, handle: 'reminder' } },
    run: (context, { query }) => showLetter(context, query),
  }),
]
