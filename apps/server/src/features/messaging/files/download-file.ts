import type { FileReply, ReadContext } from '../../../platform/http/operations/operation.ts'
import { contentKey } from './file-view.ts'
import { findFile } from './files.queries.ts'
import { contentDisposition } from './files.rules.ts'
import { problem, message } from './files.problems.ts'

/** Gives the content of a file, with headers under which a browser saves it and never shows or runs it. */
export async function downloadFile(
  { tenantId, principal, read, files }: ReadContext,
  fileId: string,
): Promise<FileReply> {
  const [file] = await read(findFile(tenantId, fileId, principal.role))
  const content = file && (await files.open(contentKey(tenantId, file.fileId)))
  if (file === undefined || content === undefined) throw problem('not-found', message('There is no such file.'))
  return { content, headers: fileHeaders(file) }
}

/** The headers of every download: saved under its name, as what it was found to be, and never shown, run or kept. */
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
