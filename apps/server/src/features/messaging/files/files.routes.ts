import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { createFile } from './create-file.ts'
import { deleteFile } from './delete-file.ts'
import { downloadFile } from './download-file.ts'
import { fileView } from './file-view.ts'
import { findFile, listFiles } from './files.queries.ts'
import { File, FileInput, FileListQuery, FileParams } from './files.schemas.ts'
import { keepUpload } from './inline-files.ts'
import { message } from './files.problems.ts'

const tag = 'Files'
const example = { params: { fileId: exampleIds.fileId } }

export const fileOperations = [
  writeOperation({
    id: 'create-file',
    method: 'POST',
    path: '/v1/{tenantId}/files',
    scope: 'write:files',
    tag,
    summary: 'Upload a file',
    description:
      'Send `multipart/form-data` with one part named `file` (up to 25 MiB), or a JSON body with the content in base64 (up to 1 MiB of body). Accepted are pdf, png, jpg, docx, xlsx, csv, txt and eml; a file must hold what the end of its name says. A retry with the same Idempotency-Key is known by the name and the content of the file.',
    takesUpload: true,
    body: FileInput,
    success: { status: 201, description: 'What is known of the file.', body: File },
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
    summary: 'Get what is known of a file',
    params: FileParams,
    success: { status: 200, description: 'What is known of the file.', body: File },
    problems: ['not-found'],
    example,
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
      'Answers the content as an attachment under the name of the file, for a browser to save and not to show.',
    params: FileParams,
    success: { status: 200, description: 'The content of the file.', isFile: true },
    problems: ['not-found'],
    example,
    run: (context, { params }) => downloadFile(context, params.fileId),
  }),
  writeOperation({
    id: 'delete-file',
    method: 'DELETE',
    path: '/v1/{tenantId}/files/{fileId}',
    scope: 'write:files',
    tag,
    summary: 'Delete a file',
    description: 'Only a file that no interaction carries and no property names can be deleted.',
    params: FileParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['files.delete'],
    problems: ['not-found', 'file-in-use', 'in-use'],
    example: { params: { fileId: exampleIds.unusedFileId } },
    run: (command, { params }) => deleteFile(command, params.fileId),
  }),
]
