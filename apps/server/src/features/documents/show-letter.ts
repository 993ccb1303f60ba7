import { Readable } from 'node:stream'
import type { FileReply, ReadContext } from '../../platform/http/operation.ts'
import { fileHeaders } from '../files/index.ts'
import type { LetterChoice } from './documents.schemas.ts'
import { setLetter } from './make-letter.ts'

/** The viewer inside a browser is styled by the browser; the pages of nobody else may show the letter. */
const shownPolicy = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"

/** Sets the letter that would be made, for a browser to show; nothing of it is kept. */
export async function showLetter(
  { tenantId, principal, now, read }: ReadContext,
  choice: LetterChoice,
): Promise<FileReply> {
  const { file } = await setLetter({ tenantId, tenant: principal.tenant, now, read }, choice)
  const headers = fileHeaders({ ...file, size: file.bytes.length })
  return {
    content: Readable.from([file.bytes]),
    headers: {
      ...headers,
      'content-disposition': (headers['content-disposition'] ?? '').replace(/^attachment/, 'inline'),
      'content-security-policy': shownPolicy,
      'x-frame-options': 'SAMEORIGIN',
    },
  }
}
