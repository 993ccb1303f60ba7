import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createExport, deleteExport } from './change-export.ts'
import { downloadExport, getExport } from './download-export.ts'
import { exportView } from './export-view.ts'
import { listExports } from './exports.queries.ts'
import { Export, ExportListQuery, ExportParams, keptDays } from './exports.schemas.ts'

const tag = 'Exports'
const role = 'admin'

export const exportOperations = [
  writeOperation({
    id: 'create-export',
    method: 'POST',
    path: '/v1/{tenantId}/exports',
    scope: 'write:exports',
    role,
    tag,
    summary: 'Export everything',
    description: `Writes everything that the tenant has to a zip archive, in the background and as of one moment. \`import/\` has the creditors, customers and cases as NDJSON that an import accepts; \`records/\` has every list of the API, one record per line; \`files/\` has the contents of the files; \`manifest.json\` lists them. Secrets are not included. The caller needs every scope that reads a part of it. The file is deleted after ${keptDays} days.`,
    success: { status: 201, description: 'The export, which is running.', body: Export },
    location: ({ exportId }) => `/exports/${exportId}`,
    events: ['exports.create'],
    problems: ['export-not-permitted', 'export-running'],
    run: (command) => createExport(command),
  }),
  writeOperation({
    id: 'delete-export',
    method: 'DELETE',
    path: '/v1/{tenantId}/exports/{exportId}',
    scope: 'write:exports',
    role,
    tag,
    summary: 'Delete an export',
    description: 'Deletes the export and its file. An export that is running stops.',
    params: ExportParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['exports.delete', 'files.delete'],
    problems: ['not-found'],
    run: (command, { params }) => deleteExport(command, params.exportId),
  }),
  readOperation({
    id: 'list-exports',
    method: 'GET',
    path: '/v1/{tenantId}/exports',
    scope: 'read:exports',
    role,
    tag,
    summary: 'List exports',
    description: 'The exports, newest first, with their progress.',
    query: ExportListQuery,
    success: { status: 200, description: 'One page of exports.', body: Page(Export) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listExports(tenantId, pageBounds(query)))).map(exportView)),
  }),
  readOperation({
    id: 'get-export',
    method: 'GET',
    path: '/v1/{tenantId}/exports/{exportId}',
    scope: 'read:exports',
    role,
    tag,
    summary: 'Get an export',
    description: 'An export with its progress.',
    params: ExportParams,
    success: { status: 200, description: 'The export.', body: Export },
    problems: ['not-found'],
    run: async (context, { params }) => exportView(await getExport(context, params.exportId)),
  }),
  readOperation({
    id: 'download-export',
    method: 'GET',
    path: '/v1/{tenantId}/exports/{exportId}/file',
    scope: 'read:exports',
    role,
    tag,
    summary: 'Download an export',
    description: 'The zip archive. The caller needs every scope that reads a part of it.',
    params: ExportParams,
    success: { status: 200, description: 'The archive.', isFile: true, mediaType: 'application/zip' },
    problems: ['not-found', 'export-not-permitted', 'export-not-completed'],
    run: (context, { params }) => downloadExport(context, params.exportId),
  }),
]
