import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { keepRefusal } from '../contact-gate/index.ts'
import { Document, DocumentParams } from '../documents/index.ts'
import { createDocument } from './create-document.ts'
import { DocumentInput, DocumentPreview, DocumentPreviewInput, LetterChoice } from './letters.schemas.ts'
import { makeLetter } from './make-letter.ts'
import { openLetter } from './open-letter.ts'
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
    summary: 'Create a letter',
    description:
      'Creates a letter for a case from a template, as a tagged PDF, and stores it with the data it was created from. By default it is added to the case as an outgoing interaction of type `LETTER`. If the case has an ultimate creditor, the letter names that one as the creditor. A letter from a template with `isDemand` must contain what a demand requires, and its deadline must be as many days away as the rule pack of the case says, or 10. The contact gate must allow a letter to the recipient.',
    body: DocumentInput,
    success: { status: 201, description: 'The document.', body: Document },
    location: (document) => `/documents/${document.documentId}`,
    events: ['documents.create', 'files.create', 'interactions.create'],
    problems: [
      ...([
        'unknown-reference',
        'deadline-too-short',
        ...(['demand-incomplete', 'demand-not-possible'] as const),
        'unknown-mention',
        'template-invalid',
        'rendering-too-large',
      ] as const),
      ...(['file-quota-exceeded', 'objection-open', 'contact-refused'] as const),
    ],
    example: { body: { caseId: '{mergeableCaseId}', handle: 'reminder', sharedWithDebtor: true } },
    prepare: (context, { body }) => makeLetter(context, body),
    afterRefusal: keepRefusal,
    run: (command, { body }, letter) => createDocument(command, body, letter),
  }),
  writeOperation({
    id: 'preview-document',
    method: 'POST',
    path: '/v1/{tenantId}/documents/preview',
    scope: 'write:documents',
    tag,
    summary: 'Preview a letter',
    description: 'Renders a draft template as a PDF letter, for a case or with example data. Nothing is stored.',
    body: DocumentPreviewInput,
    success: { status: 200, description: 'The letter.', body: DocumentPreview },
    events: { none: 'It renders a letter and stores nothing.' },
    problems: ['unknown-mention', 'template-invalid', 'rendering-too-large', 'unknown-reference'],
    example: {
      body: {
        language: 'da',
        subject: 'Sag {{ case.journalNumber }}',
        body: 'Kære {{ debtor.name }}\n\n{{ vouchers | table }}',
        caseId: '{caseId}',
      },
    },
    prepare: (context, { body }) => previewDocument(context, body),
    run: (_command, _input, preview) => Promise.resolve(preview),
  }),
  readOperation({
    id: 'download-document',
    method: 'GET',
    path: '/v1/{tenantId}/documents/{documentId}/download',
    scope: 'read:documents',
    tag,
    summary: 'Download a document',
    description:
      'Returns the PDF as an attachment. On a test tenant whose clock was moved, it is rendered now from the data it was created with.',
    params: DocumentParams,
    success: { status: 200, description: 'The PDF.', isFile: true },
    problems: ['not-found'],
    run: (context, { params }) => openLetter(context, params.documentId),
  }),
  readOperation({
    id: 'show-letter',
    method: 'GET',
    path: '/v1/{tenantId}/documents/preview.pdf',
    scope: 'read:documents',
    tag,
    summary: 'Preview a letter for a case',
    description:
      'Returns the PDF that `create-document` would create with the same parameters, for display in a browser. The same checks apply, and nothing is stored.',
    query: LetterChoice,
    success: { status: 200, description: 'The letter as a PDF file.', isFile: true, mediaType: 'application/pdf' },
    problems: [
      ...(['unknown-reference', 'deadline-too-short', 'demand-incomplete', 'demand-not-possible'] as const),
      ...(['unknown-mention', 'template-invalid', 'rendering-too-large'] as const),
    ],
    example: { query: { caseId: '{caseId}', handle: 'reminder' } },
    run: (context, { query }) => showLetter(context, query),
  }),
]
