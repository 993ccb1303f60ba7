import { csvMeaning, csvSuccess } from '../../../platform/csv/csv-reply.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { cancelImport, confirmImport, mapImport } from './change-import.ts'
import { listImportProblems } from './import-problems.queries.ts'
import { importView } from './import-view.ts'
import { exampleFile, exampleMapping } from './imports.demo.ts'
import { importMappingOperations } from './import-mappings.registry.ts'
import { listImports } from './imports.queries.ts'
import {
  CreateImportQuery,
  Import,
  ImportFileInput,
  ImportListQuery,
  ImportParams,
  ImportPatch,
  ImportProblem,
  ImportProblemQuery,
  ImportSample,
} from './imports.schemas.ts'
import { exportRefusedRows, getImport, sampleImport } from './report-import.ts'
import { createImport, prepareImport, sniffImport } from './upload-import.ts'

const tag = 'Imports'
const importBytesMax = 100 * 1024 * 1024

const writes = [
  writeOperation({
    id: 'create-import',
    method: 'POST',
    path: '/v1/{tenantId}/imports',
    scope: 'write:imports',
    tag,
    summary: 'Upload a file to import',
    description:
      'Send `multipart/form-data` with one part named `file` (up to 100 MiB), or a JSON body with the content in base64 (up to 1 MiB in total). The file is CSV, XLSX (its first sheet) or NDJSON. A row of a table is a creditor, a customer, or a voucher with its case and customer; a line of NDJSON is the body of Create creditor, of Create customer, or of Create case with `customer` instead of `customerId`. Customers and creditors are known by your references, cases by `migratedId` (else vouchers go to the open case of the customer), and vouchers by `uniqueId` or by customer, type and reference: importing the same file twice changes nothing. A table without a mapping waits for one; anything else is checked at once. Nothing is imported before it is confirmed.',
    takesUpload: true,
    uploadBytesMax: importBytesMax,
    sniffUpload: sniffImport,
    query: CreateImportQuery,
    body: ImportFileInput,
    success: { status: 201, description: 'The import.', body: Import },
    location: ({ importId }) => `/imports/${importId}`,
    events: ['files.create', 'imports.create'],
    problems: [
      'import-file-refused',
      'import-not-permitted',
      'file-type-refused',
      'file-content-refused',
      'file-quota-exceeded',
      'unknown-reference',
    ],
    example: {
      query: { kind: 'cases', creditorId: '{creditorId}' },
      body: { fileName: 'fakturaer.csv', content: exampleFile },
    },
    prepare: (context, { query, body }) => prepareImport(context, body, query),
    run: (command, { query }, prepared) => createImport(command, query, prepared),
  }),
  writeOperation({
    id: 'patch-import',
    method: 'PATCH',
    path: '/v1/{tenantId}/imports/{importId}',
    scope: 'write:imports',
    tag,
    summary: 'Choose how the columns of a file are read',
    description: 'Sets the mapping, and checks all rows. Allowed until the import is confirmed.',
    params: ImportParams,
    body: ImportPatch,
    success: { status: 200, description: 'The import, which is being checked.', body: Import },
    events: ['imports.update'],
    problems: ['not-found', 'import-state', 'import-not-permitted'],
    example: {
      body: { mapping: exampleMapping },
    },
    run: (command, { params, body }) => mapImport(command, params.importId, body.mapping),
  }),
  writeOperation({
    id: 'confirm-import',
    method: 'POST',
    path: '/v1/{tenantId}/imports/{importId}/confirm',
    scope: 'write:imports',
    tag,
    summary: 'Import the rows that were checked',
    description:
      'Imports all rows without errors in the background, in chunks, each completely or not at all. It runs with the rights of the caller, which are checked again. Read the import for its progress.',
    params: ImportParams,
    success: { status: 200, description: 'The import, which is running.', body: Import },
    events: ['imports.update'],
    problems: ['not-found', 'import-state', 'import-not-permitted'],
    example: { params: { importId: '{checkedImportId}' } },
    run: (command, { params }) => confirmImport(command, params.importId),
  }),
  writeOperation({
    id: 'cancel-import',
    method: 'POST',
    path: '/v1/{tenantId}/imports/{importId}/cancel',
    scope: 'write:imports',
    tag,
    summary: 'Cancel an import',
    description: 'Stops an import that is not over, and deletes its file. Rows that were imported stay.',
    params: ImportParams,
    success: { status: 200, description: 'The import, which is cancelled.', body: Import },
    events: ['imports.update', 'files.delete'],
    problems: ['not-found', 'import-state'],
    run: (command, { params }) => cancelImport(command, params.importId),
  }),
]

const reads = [
  readOperation({
    id: 'list-imports',
    method: 'GET',
    path: '/v1/{tenantId}/imports',
    scope: 'read:imports',
    tag,
    summary: 'List imports',
    description: 'The imports, newest first, with their progress.',
    query: ImportListQuery,
    success: { status: 200, description: 'One page of imports.', body: Page(Import) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listImports(tenantId, query.state ?? null, pageBounds(query)))).map(importView)),
  }),
  readOperation({
    id: 'get-import',
    method: 'GET',
    path: '/v1/{tenantId}/imports/{importId}',
    scope: 'read:imports',
    tag,
    summary: 'Get an import',
    description: 'An import with its progress and the numbers of rows.',
    params: ImportParams,
    success: { status: 200, description: 'The import.', body: Import },
    problems: ['not-found'],
    run: async (context, { params }) => importView(await getImport(context, params.importId)),
  }),
  readOperation({
    id: 'get-import-sample',
    method: 'GET',
    path: '/v1/{tenantId}/imports/{importId}/sample',
    scope: 'read:imports',
    tag,
    summary: 'Get the first rows of a file',
    description: 'The first ten rows, to choose the columns by. Empty once the import is over.',
    params: ImportParams,
    success: { status: 200, description: 'The rows.', body: ImportSample },
    problems: ['not-found', 'import-file-refused'],
    run: (context, { params }) => sampleImport(context, params.importId),
  }),
  readOperation({
    id: 'list-import-problems',
    method: 'GET',
    path: '/v1/{tenantId}/imports/{importId}/problems',
    scope: 'read:imports',
    tag,
    summary: 'List the problems of an import',
    description:
      'What is wrong with the rows, in their order. Those of 10,000 rows are stored, at most 20 of each, for 30 days after the import is over.',
    params: ImportParams,
    query: ImportProblemQuery,
    success: { status: 200, description: 'One page of problems.', body: Page(ImportProblem) },
    problems: ['not-found'],
    run: async (context, { params: { importId }, query }) => {
      await getImport(context, importId)
      const { tenantId, read } = context
      const severity = query.severity ?? null
      return pageOf(query, await read(listImportProblems(tenantId, { importId, severity }, pageBounds(query))))
    },
  }),
  readOperation({
    id: 'export-refused-rows',
    method: 'GET',
    path: '/v1/{tenantId}/imports/{importId}/refused-rows.csv',
    scope: 'read:imports',
    tag,
    summary: 'Export the refused rows of an import',
    description: `The refused rows with their own columns and the reasons, to be corrected and imported again. ${csvMeaning}`,
    params: ImportParams,
    success: csvSuccess('The refused rows.'),
    problems: ['not-found'],
    run: (context, { params }) => exportRefusedRows(context, params.importId),
  }),
]

export const importOperations = [...writes, ...reads, ...importMappingOperations]
