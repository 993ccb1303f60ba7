import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createFile } from './create-file.ts'
import { deleteFile } from './delete-file.ts'
import { downloadFile, showFile } from './download-file.ts'
import { fileView } from './file-view.ts'
import { findFile, listFiles } from './files.queries.ts'
import { File, FileInput, FileListQuery, FileParams } from './files.schemas.ts'
import { keepUpload } from './inline-files.ts'
import { message } from './files.problems.ts'

const tag = 'Files'

export const fileOperations = [
  writeOperation({
    id: 'create-file',
    method: 'POST',
    path: '/v1/{tenantId}/files',
    scope: 'write:files',
    tag,
    summary: 'Upload a file',
    description:
      'Send `multipart/form-data` with one part named `file` (up to 25 MiB), or a JSON body with the content in base64 (up to 1 MiB in total). The accepted types are pdf, png, jpg, docx, xlsx, csv, txt and eml, and the content must match the extension. A retry with the same Idempotency-Key must send the same file name and content.',
    takesUpload: true,
    body: FileInput,
    success: { status: 201, description: 'The file’s details.', body: File },
    location: (file) => `/files/${file.fileId}`,
    events: ['files.create'],
    problems: ['file-type-refused', 'file-content-refused', 'file-quota-exceeded'],
    example: {
      body: {
        fileName: 'Aftale.txt',
        contentType: 'text/plain',
        content: Buffer.from('Vi har aftalt betaling den 1. i hver måned.').toString('base64'),
      },
    },
    prepare: (context, { body }) => keepUpload(context, body),
    run: (command, _input, upload) => createFile(command, upload),
  }),
  readOperation({
    id: 'list-files',
    method: 'GET',
    path: '/v1/{tenantId}/files',
    scope: 'read:files',
    tag,
    summary: 'List files',
    description: 'The files that the caller may see.',
    query: FileListQuery,
    success: { status: 200, description: 'One page of files.', body: Page(File) },
    problems: [],
    run: async ({ tenantId, principal, read }, { query }) =>
      pageOf(query, (await read(listFiles(tenantId, principal.role, pageBounds(query)))).map(fileView)),
  }),
  readOperation({
    id: 'get-file',
    method: 'GET',
    path: '/v1/{tenantId}/files/{fileId}',
    scope: 'read:files',
    tag,
    summary: 'Get a file',
    description: 'The file’s details, without its content. Use `download-file` for the content.',
    params: FileParams,
    success: { status: 200, description: 'The file’s details.', body: File },
    problems: ['not-found'],
    run: async ({ tenantId, principal, read }, { params }) => {
      const row = requireFirst(
        await read(findFile(tenantId, params.fileId, principal.role)),
        message('There is no such file.'),
      )
      return fileView(row)
    },
  }),
  readOperation({
    id: 'download-file',
    method: 'GET',
    path: '/v1/{tenantId}/files/{fileId}/download',
    scope: 'read:files',
    tag,
    summary: 'Download a file',
    description:
      'Returns the content as an attachment with the name of the file, so that browsers save it instead of showing it.',
    params: FileParams,
    success: { status: 200, description: 'The content of the file.', isFile: true },
    problems: ['not-found'],
    run: (context, { params }) => downloadFile(context, params.fileId),
  }),
  readOperation({
    id: 'show-file',
    method: 'GET',
    path: '/v1/{tenantId}/files/{fileId}/show',
    scope: 'read:files',
    tag,
    summary: 'Show a file',
    description:
      'Returns a PDF for display in a browser, which only pages of the service may embed. Any other file is returned as an attachment, as by `download-file`.',
    params: FileParams,
    success: { status: 200, description: 'The content of the file.', isFile: true },
    problems: ['not-found'],
    run: (context, { params }) => showFile(context, params.fileId),
  }),
  writeOperation({
    id: 'delete-file',
    method: 'DELETE',
    path: '/v1/{tenantId}/files/{fileId}',
    scope: 'write:files',
    tag,
    summary: 'Delete a file',
    description: 'Only a file that is not used by an interaction, a document or a property can be deleted.',
    params: FileParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['files.delete'],
    problems: ['not-found', 'file-in-use', 'in-use'],
    example: { params: { fileId: '{unusedFileId}' } },
    run: (command, { params }) => deleteFile(command, params.fileId),
  }),
]
