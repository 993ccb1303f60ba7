import { fileContentRefused, fileTypesRefused } from '../../../platform/files/accept-file.ts'
import { contentCheckFor } from '../../../platform/files/content-check.ts'
import { sniffBytes, sniffContentType } from '../../../platform/files/sniff.ts'
import type { PrepareContext } from '../../../platform/http/operations/operation.ts'
import { type FileToKeep, Upload } from '../../../platform/http/operations/uploads.ts'
import { type FieldError, type Message, validationFailed } from '../../../problems/index.ts'
import { decodeBase64 } from './files.rules.ts'
import type { FileInput } from './files.schemas.ts'
import { message } from './files.problems.ts'

/** Decodes files inside a JSON body, and rejects all invalid ones at once. */
async function readInlineFiles(inputs: readonly { path: string; file: FileInput }[]): Promise<FileToKeep[]> {
  const broken: FieldError[] = []
  const refused: FieldError[] = []
  const tooMuch: FieldError[] = []
  const files: FileToKeep[] = []
  for (const { path, file } of inputs) {
    const bytes = decodeBase64(file.content)
    if (bytes === undefined) {
      broken.push({ path: `${path}/content`, message: message('must be base64 with padding and without line breaks') })
      continue
    }
    const inspected = await inspectFile(file.fileName, bytes)
    if ('contentType' in inspected) files.push(inspected)
    else (inspected.isTooMuch ? tooMuch : refused).push({ path: `${path}/content`, message: inspected.refused })
  }
  if (broken.length > 0) throw validationFailed(broken)
  if (refused.length > 0) throw fileTypesRefused(refused)
  if (tooMuch.length > 0) throw fileContentRefused(tooMuch)
  return files
}

/** A file with its actual type, or why it is not accepted: the checks that every upload has to pass. */
export async function inspectFile(
  fileName: string,
  bytes: Uint8Array,
): Promise<FileToKeep | { readonly refused: Message; readonly isTooMuch: boolean }> {
  const sniffed = await sniffContentType(bytes.subarray(0, sniffBytes), fileName)
  if ('refused' in sniffed) return { refused: sniffed.refused, isTooMuch: false }
  const error = contentError(sniffed.contentType, bytes)
  return error === undefined
    ? { fileName, contentType: sniffed.contentType, bytes }
    : { refused: error, isTooMuch: true }
}

function contentError(contentType: string, bytes: Uint8Array): Message | undefined {
  const check = contentCheckFor(contentType)
  check?.take(bytes)
  return check?.refusal()
}

/** The uploaded file of a request. A form upload is already stored; a file inside a JSON body is stored now. */
export async function keepUpload(context: Pick<PrepareContext, 'keepFile'>, body: FileInput | Upload): Promise<Upload> {
  if (body instanceof Upload) return body
  const [upload] = await keepInlineFiles(context, [{ path: '', file: body }])
  if (upload === undefined) throw new Error('Storing a file returned nothing.')
  return upload
}

/**
 * Stores the content of files inside a JSON body, each with a pointer to it, before the transaction that adds their
 * rows.
 */
export async function keepInlineFiles(
  { keepFile }: Pick<PrepareContext, 'keepFile'>,
  inputs: readonly { path: string; file: FileInput }[],
): Promise<Upload[]> {
  const files = await readInlineFiles(inputs)
  return Promise.all(files.map(keepFile))
}
