import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { problem, type Problem, type Message, message, validationFailed } from '../../../problems/index.ts'
import { acceptFile, type AcceptedFile, fileBytesMax, fileTooLarge } from '../../files/accept-file.ts'
import type { Sniff } from '../../files/sniff.ts'
import type { FileStore } from '../../files/file-store.ts'
import { newId } from '../../ids.ts'
import { hasNul, normaliseText } from '../../text/normalise.ts'
import { escapePointer } from './validation.ts'

const fileField = 'file'
const fileNameLengthMax = 255
/** Allows for the boundary, the headers of the parts, and a few small fields. */
const formBytesMax = 256 * 1024

/**
 * A file that a request uploaded: its content is stored, but its row is not written yet. No JSON body can be an
 * instance, so a use case can trust an Upload.
 */
export class Upload implements AcceptedFile {
  readonly fileId: string
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly sha256: string
  readonly #discard: () => Promise<void>

  constructor(file: { fileId: string; fileName: string } & AcceptedFile, discard: () => Promise<void>) {
    this.fileId = file.fileId
    this.fileName = file.fileName
    this.contentType = file.contentType
    this.size = file.size
    this.sha256 = file.sha256
    this.#discard = discard
  }

  /** Removes the content. If that fails, the orphan sweep finds it, since it has no row. */
  async discard(): Promise<void> {
    await this.#discard().catch(() => undefined)
  }
}

/** A file that was generated here, or was sent in a JSON body and accepted. */
export interface FileToKeep {
  readonly fileName: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** Stores the content of a file before the transaction that adds its row, since the store may be remote. */
export async function keepContent(
  files: FileStore,
  tenantId: string,
  file: FileToKeep,
  fileId = newId(),
): Promise<Upload> {
  const key = `${tenantId}/${fileId}`
  const stored = await files.put(key, Readable.from([file.bytes]), { maxBytes: fileBytesMax })
  const { fileName, contentType } = file
  return new Upload({ fileId, fileName, contentType, ...stored }, () => files.remove(key))
}

/** Stores the content of a file for a request, which removes it again if no row is written. */
export async function keepFile(request: FastifyRequest, files: FileStore, file: FileToKeep): Promise<Upload> {
  return remember(request, await keepContent(files, request.principal?.tenant.tenantId ?? '', file))
}

/** Removes the content of files that got no row. */
export async function discardAll(uploads: readonly Upload[] = []): Promise<void> {
  await Promise.all(uploads.map((upload) => upload.discard()))
}

function remember(request: FastifyRequest, upload: Upload): Upload {
  request.keptFiles = [...(request.keptFiles ?? []), upload]
  return upload
}

export interface ReceivedUpload {
  /** The body passed to the use case. */
  readonly body: Upload
  /** What identifies the upload: a retry has another boundary and id, but the same file. */
  readonly identity: unknown
  /** JSON pointers of unknown form fields. */
  readonly unknownFields: readonly string[]
}

interface Form {
  upload: Upload | undefined
  fileCount: number
  readonly accepts: Accepts
  readonly fields: [name: string, value: unknown][]
}

/** Which files an operation accepts. */
interface Accepts {
  readonly sniff: Sniff | undefined
  readonly maxBytes: number
}

/** Reads a form with one file and streams its content to the store. After an error, nothing is kept. */
export async function receiveUpload(
  request: FastifyRequest,
  files: FileStore,
  {
    sniffUpload: sniff,
    uploadBytesMax: maxBytes = fileBytesMax,
  }: { readonly sniffUpload?: Sniff; readonly uploadBytesMax?: number } = {},
): Promise<ReceivedUpload> {
  const form: Form = { upload: undefined, fileCount: 0, fields: [], accepts: { sniff, maxBytes } }
  try {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes + formBytesMax) throw fileTooLarge(maxBytes)
    for await (const part of partsOf(request, maxBytes)) await readPart(request, files, form, part)
    return receivedFrom(form)
  } catch (error) {
    await form.upload?.discard()
    // Drain the rest of the body, or the next request on this connection would never be read.
    request.raw.unpipe()
    request.raw.resume()
    throw error
  }
}

async function readPart(request: FastifyRequest, files: FileStore, form: Form, part: Multipart): Promise<void> {
  if (part.type === 'field') {
    form.fields.push([part.fieldname, part.value])
    return
  }
  form.fileCount += 1
  if (form.fileCount > 1) throw validationFailed([{ path: `/${fileField}`, message: message('must be the only file') }])
  if (part.fieldname !== fileField) throw validationFailed([{ path: `/${fileField}`, message: message('is required') }])
  form.upload = await store(request, files, { part, ...form.accepts })
}

function receivedFrom({ upload, fields }: Form): ReceivedUpload {
  if (upload === undefined) throw validationFailed([{ path: `/${fileField}`, message: message('is required') }])
  return {
    body: upload,
    identity: { file: { fileName: upload.fileName, sha256: upload.sha256 }, fields },
    unknownFields: fields.map(([name]) => `/${escapePointer(name)}`),
  }
}

async function store(
  request: FastifyRequest,
  files: FileStore,
  { part, sniff, maxBytes }: { readonly part: MultipartFile } & Accepts,
): Promise<Upload> {
  const tenantId = request.principal?.tenant.tenantId ?? ''
  const fileName = readFileName(part)
  const fileId = newId()
  const key = `${tenantId}/${fileId}`
  const incoming = { key, fileName, content: contentOf(part), path: `/${fileField}`, maxBytes }
  const accepted = await acceptFile(files, { ...incoming, ...(sniff === undefined ? {} : { sniff }) })
  return remember(request, new Upload({ fileId, fileName, ...accepted }, () => files.remove(key)))
}

function readFileName(part: MultipartFile): string {
  // A part without a name is also a file if its content type is application/octet-stream, which the types do not
  // reflect.
  const { filename } = part as { filename?: string }
  const fileName = normaliseText(filename ?? '')
  const problemWithName = fileNameProblem(fileName)
  if (problemWithName !== undefined) throw validationFailed([{ path: `/${fileField}`, message: problemWithName }])
  return fileName
}

function fileNameProblem(fileName: string): Message | undefined {
  const length = Array.from(fileName).length
  if (length === 0) return message('must have a file name')
  if (length > fileNameLengthMax) return message('must have a file name of at most {0} characters', fileNameLengthMax)
  return hasNul(fileName) ? message('must not have NUL characters in its file name') : undefined
}

/** The parts of a form. Allows two files so that the second gets a specific error; the store limits the bytes. */
async function* partsOf(request: FastifyRequest, maxBytes: number): AsyncIterable<Multipart> {
  try {
    yield* request.parts({ limits: { files: 2, fileSize: maxBytes + 1 } })
  } catch (error) {
    throw unreadable(error)
  }
}

async function* contentOf(part: MultipartFile): AsyncIterable<Uint8Array> {
  try {
    yield* part.file as AsyncIterable<Uint8Array>
  } catch (error) {
    throw unreadable(error)
  }
}

/** The problem of a form that is not complete and valid, or has too many parts. */
export function unreadable(error: unknown): Problem {
  const code = String((error as { code?: unknown }).code)
  if (code.endsWith('_LIMIT')) return problem('body-too-large', message('The form has too many parts. Send one file.'))
  return problem('bad-request', message('The body is not complete, valid multipart/form-data.'))
}
