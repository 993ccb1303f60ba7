import { csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { keepRefusal } from '../contact-gate/index.ts'
import { cancelPrintBatch } from './cancel-print-batch.ts'
import { createPrintBatch, previewPrintBatch } from './create-print-batch.ts'
import { downloadPrintBatch, downloadPrintManifest } from './download-print-batch.ts'
import { handOverPrintBatch } from './hand-over-print-batch.ts'
import { printBatchView } from './print-batch-view.ts'
import { findBatch, listBatches } from './print-batches.queries.ts'
import {
  HandOverInput,
  PrintBatch,
  PrintBatchInput,
  PrintBatchListQuery,
  PrintBatchParams,
  PrintedLetter,
  PrintedLetterListQuery,
  PrintPreview,
} from './print-batches.schemas.ts'
import { message } from './print-batches.problems.ts'
import { listLetters } from './printed-letters.queries.ts'

const tag = 'Print batches'
const noBatch = message('There is no such print batch.')
const readScope = 'read:print-batches'
const writeScope = 'write:print-batches'

const reads = [
  readOperation({
    id: 'preview-print-batch',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches/preview',
    scope: readScope,
    tag,
    summary: 'Preview a print batch',
    description:
      'The letters that wait to be sent, up to 500: those that a batch would print now, and those that it would leave out, with the reasons.',
    success: { status: 200, description: 'The preview.', body: PrintPreview },
    problems: [],
    run: (context) => previewPrintBatch(context),
  }),
  readOperation({
    id: 'list-print-batches',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches',
    scope: readScope,
    tag,
    summary: 'List print batches',
    description: 'The batches that match the filter, newest first.',
    query: PrintBatchListQuery,
    success: { status: 200, description: 'One page of batches.', body: Page(PrintBatch) },
    problems: [],
    example: { query: { state: 'READY' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listBatches(tenantId, query.state ?? null, pageBounds(query)))
      return pageOf(query, rows.map(printBatchView))
    },
  }),
  readOperation({
    id: 'get-print-batch',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches/{printBatchId}',
    scope: readScope,
    tag,
    summary: 'Get a print batch',
    description: 'A batch, and how far its file is.',
    params: PrintBatchParams,
    success: { status: 200, description: 'The batch.', body: PrintBatch },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) =>
      printBatchView(requireFirst(await read(findBatch(tenantId, params.printBatchId)), noBatch)),
  }),
  readOperation({
    id: 'list-printed-letters',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches/{printBatchId}/letters',
    scope: readScope,
    tag,
    summary: 'List the letters of a print batch',
    description: 'The manifest of a batch as JSON: its letters in order, with their numbers, pages and hashes.',
    params: PrintBatchParams,
    query: PrintedLetterListQuery,
    success: { status: 200, description: 'One page of letters.', body: Page(PrintedLetter) },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params, query }) => {
      const rows = await read(listLetters(tenantId, params.printBatchId, pageBounds(query)))
      if (rows.length === 0) requireFirst(await read(findBatch(tenantId, params.printBatchId)), noBatch)
      return pageOf(query, rows)
    },
  }),
  readOperation({
    id: 'download-print-batch',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches/{printBatchId}/file',
    scope: readScope,
    tag,
    summary: 'Download the file of a print batch',
    description:
      'One PDF with all letters, in order. The address is in the window of a C5 or DL envelope, and the number of the letter below it, as text and as a bar code (Code 39). It was written once, and is the same byte for byte at every download.',
    params: PrintBatchParams,
    success: { status: 200, description: 'The PDF.', isFile: true, mediaType: 'application/pdf' },
    problems: ['not-found', 'print-batch-state'],
    example: { params: { printBatchId: '{readyPrintBatchId}' } },
    run: (context, { params }) => downloadPrintBatch(context, params.printBatchId),
  }),
  readOperation({
    id: 'download-print-manifest',
    method: 'GET',
    path: '/v1/{tenantId}/print-batches/{printBatchId}/manifest',
    scope: readScope,
    tag,
    summary: 'Download the manifest of a print batch',
    description: 'The letters of a batch as CSV: number, case, recipient, pages and the SHA-256 of each letter.',
    params: PrintBatchParams,
    success: csvSuccess('The manifest.'),
    problems: ['not-found', 'print-batch-state'],
    example: { params: { printBatchId: '{readyPrintBatchId}' } },
    run: (context, { params }) => downloadPrintManifest(context, params.printBatchId),
  }),
]

const writes = [
  writeOperation({
    id: 'create-print-batch',
    method: 'POST',
    path: '/v1/{tenantId}/print-batches',
    scope: writeScope,
    tag,
    summary: 'Prepare a print batch',
    description:
      'Puts letters that wait to be sent into a batch; a worker then writes its file. A letter is in one batch at a time. Those that the contact gate refuses now, that have no address or that have enclosures are left out, unless they were named: then the batch is refused.',
    body: PrintBatchInput,
    success: { status: 201, description: 'The batch.', body: PrintBatch },
    location: ({ printBatchId }) => `/print-batches/${printBatchId}`,
    events: ['print-batches.create'],
    problems: ['unknown-reference', 'nothing-to-print', 'letter-not-printable'],
    example: { body: { documentIds: ['{waitingDocumentId}'] } },
    run: (command, { body }) => createPrintBatch(command, body),
  }),
  writeOperation({
    id: 'hand-over-print-batch',
    method: 'POST',
    path: '/v1/{tenantId}/print-batches/{printBatchId}/hand-over',
    scope: writeScope,
    tag,
    summary: 'Hand a print batch over',
    description:
      'All letters of the batch become sent, in one transaction, and the service puts the file into the folder of the operator if asked to. The contact gate is asked about every letter again; if it refuses one, nothing is handed over. It cannot be undone.',
    params: PrintBatchParams,
    body: HandOverInput,
    success: { status: 200, description: 'The batch as it is now.', body: PrintBatch },
    events: ['print-batches.hand-over', 'interactions.update', 'interactions.send', 'documents.send'],
    problems: [
      ...(['not-found', 'print-batch-state', 'print-batch-outdated', 'print-folder-missing'] as const),
      ...(['contact-refused', 'objection-open', 'contact-too-early'] as const),
    ],
    example: { params: { printBatchId: '{readyPrintBatchId}' }, body: { way: 'DOWNLOAD' } },
    prepare: ({ printFolder }) => Promise.resolve(printFolder !== undefined),
    afterRefusal: keepRefusal,
    run: (command, { params, body }, hasFolder) => handOverPrintBatch(command, params.printBatchId, body, hasFolder),
  }),
  writeOperation({
    id: 'cancel-print-batch',
    method: 'POST',
    path: '/v1/{tenantId}/print-batches/{printBatchId}/cancel',
    scope: writeScope,
    tag,
    summary: 'Cancel a print batch',
    description: 'Releases the letters of a batch that was not handed over. They wait again. Do not post its letters.',
    params: PrintBatchParams,
    success: { status: 200, description: 'The batch as it is now.', body: PrintBatch },
    events: ['print-batches.cancel'],
    problems: ['not-found', 'print-batch-state'],
    run: (command, { params }) => cancelPrintBatch(command, params.printBatchId),
  }),
]

export const printBatchOperations = [...reads, ...writes]
