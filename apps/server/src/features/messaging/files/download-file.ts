import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { contentKey } from './file-view.ts'
import { findFile } from './files.queries.ts'
import { contentDisposition } from './files.rules.ts'
import { problem, message } from './files.problems.ts'

/** Returns the content of a file, with headers that make browsers save it instead of showing or running it. */
export async function downloadFile(
  { tenantId, principal, read, files }: ReadContext,
  fileId: string,
): Promise<FileReply> {
  const [file] = await read(findFile(tenantId, fileId, principal.role))
  const content = file && (await files.open(contentKey(tenantId, file.fileId)))
  if (file === undefined || content === undefined) throw problem('not-found', message('There is no such file.'))
  return { content, headers: fileHeaders(file) }
}

/** The PDF viewer of a browser uses inline styles. Only pages of the same origin may embed the file. */
const shownPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Returns a PDF for display in a browser. Any other file is returned as an attachment. */
export async function showFile(context: ReadContext, fileId: string): Promise<FileReply> {
  const { content, headers } = await downloadFile(context, fileId)
  return { content, headers: headers['content-type'] === 'application/pdf' ? shownHeaders(headers) : headers }
}

/** The headers of a PDF that a browser may display instead of saving it. */
export function shownHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...headers,
    'content-disposition': (headers['content-disposition'] ?? '').replace(/^attachment/, 'inline'),
    'content-security-policy': shownPolicy,
    'x-frame-options': 'SAMEORIGIN',
  }
}

/** The headers of every download: the file name and detected type, and no display, script or caching. */
export function fileHeaders(file: {
  readonly fileName: string
  readonly contentType: string
  readonly size: number
}): Record<string, string> {
  return {
    'content-type': file.contentType,
    'content-length': String(file.size),
    'content-disposition': contentDisposition(file.fileName),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
  }
}
