import { buffer } from 'node:stream/consumers'
import type { Sniffed } from '../../../platform/files/sniff.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { Upload } from '../../../platform/http/operations/uploads.ts'
import { validationFailed } from '../../../problems/index.ts'
import { contentKey, decodeBase64 } from '../files/index.ts'
import { message } from './incoming-mail.problems.ts'
import type { IncomingMailInput } from './incoming-mail.schemas.ts'

/** Any content: a message in an unusual form must arrive too. */
export function sniffMessage(_head: Uint8Array, fileName: string): Promise<Sniffed> {
  return Promise.resolve(
    /\.(?:eml|txt)$/i.test(fileName)
      ? { contentType: 'message/rfc822' }
      : { refused: message('Only eml and txt files are accepted.') },
  )
}

/** The content of an upload, which is discarded, or of a body in base64. */
export async function uploadedBytes(
  { tenantId, files }: PrepareContext,
  body: IncomingMailInput | Upload,
): Promise<Uint8Array> {
  if (!(body instanceof Upload)) return decoded(body)
  try {
    const content = await files.open(contentKey(tenantId, body.fileId))
    if (content === undefined) throw new Error('The content of an upload is missing.')
    return await buffer(content)
  } finally {
    await body.discard()
  }
}

function decoded({ content }: IncomingMailInput): Uint8Array {
  const bytes = decodeBase64(content)
  if (bytes !== undefined) return bytes
  const error = message('must be base64 with padding and without line breaks')
  throw validationFailed([{ path: '/content', message: error }])
}
