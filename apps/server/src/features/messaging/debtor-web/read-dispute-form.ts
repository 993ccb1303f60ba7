import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { acceptFile, fileBytesMax } from '../../../platform/files/accept-file.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { discardAll, unreadable, Upload } from '../../../platform/http/operations/uploads.ts'
import { newId } from '../../../platform/ids.ts'
import { hasNul, normaliseText } from '../../../platform/text/normalise.ts'
import { isUuid } from '../../../platform/ids.ts'
import { Problem } from '../../../problems/index.ts'
import { disputeFilesMax } from './dispute-form.ts'
import type { DisputeForm } from './debtor-web.rules.ts'

const fieldsMax = 200
const fieldBytesMax = 64 * 1024
const fileNameLengthMax = 255

/** A dispute as the debtor sent it. The content of its files is stored, but their rows are not written yet. */
export interface ReceivedDispute {
  readonly form: DisputeForm
  readonly files: readonly Upload[]
  /** Whether a file was refused: of another type than accepted, too large, or one too many. */
  readonly isFileRefused: boolean
}

/** Reads the form of a dispute. Files are checked and stored like every upload; if one is refused, none is kept. */
export async function readDisputeForm(
  request: FastifyRequest,
  files: FileStore,
  tenantId: string,
): Promise<ReceivedDispute> {
  const kept: Upload[] = []
  const fields = new URLSearchParams()
  let isFileRefused = false
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields.append(part.fieldname, part.value)
        continue
      }
      const isKept = !isFileRefused && kept.length < disputeFilesMax
      const upload = isKept ? await keep(files, tenantId, part) : await drain(part, 'refused')
      if (upload === 'refused') isFileRefused = true
      else if (upload !== 'empty') kept.push(upload)
    }
  } catch (error) {
    await discardAll(kept)
    // Drain the rest of the body, or the next request on this connection would never be read.
    request.raw.unpipe()
    request.raw.resume()
    throw isFormError(error) ? unreadable(error) : error
  }
  if (isFileRefused) await discardAll(kept)
  return { form: formOf(fields), files: isFileRefused ? [] : kept, isFileRefused }
}

/** One more file than allowed is read, so that it gets an error of its own. */
function partsOf(request: FastifyRequest): AsyncIterable<Multipart> {
  return request.parts({
    limits: { files: disputeFilesMax + 1, fileSize: fileBytesMax + 1, fields: fieldsMax, fieldSize: fieldBytesMax },
  })
}

async function keep(files: FileStore, tenantId: string, part: MultipartFile): Promise<Upload | 'refused' | 'empty'> {
  const { filename } = part as { filename?: string }
  const fileName = normaliseText(filename ?? '')
  // A file field that was left empty.
  if (fileName === '') return drain(part, 'empty')
  if (Array.from(fileName).length > fileNameLengthMax || hasNul(fileName)) return drain(part, 'refused')
  const fileId = newId()
  const key = `${tenantId}/${fileId}`
  try {
    const accepted = await acceptFile(files, { key, fileName, content: part.file, path: '/file' })
    return new Upload({ fileId, fileName, ...accepted }, () => files.remove(key))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return drain(part, 'refused')
  }
}

async function drain<const Outcome>(part: MultipartFile, outcome: Outcome): Promise<Outcome> {
  part.file.resume()
  return Promise.resolve(outcome)
}

/** Whether the form itself is at fault, and not the store. */
function isFormError(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown }
  return (
    String(code).startsWith('FST_') || /^(?:Unexpected end|Multipart|Malformed|Part terminated)/.test(String(message))
  )
}

function formOf(fields: URLSearchParams): DisputeForm {
  const text = (name: string): string => {
    const values = fields.getAll(name)
    return values.length === 1 ? normaliseText((values[0] ?? '').replaceAll('\r\n', '\n')) : ''
  }
  const vouchers = [...new Set(fields.getAll('voucher').map((id) => id.toLowerCase()))]
  return { token: text('token'), reason: text('reason'), vouchers: vouchers.filter(isUuid) }
}
