import { type FieldError, problem, type Problem, message, validationFailed } from '../../problems/index.ts'
import { type ContentCheck, contentCheckFor } from './content-check.ts'
import { type FileStore, FileTooLargeError, type StoredFile } from './file-store.ts'
import { type Sniff, sniffBytes, sniffContentType } from './sniff.ts'

/** The maximum size of a file. */
export const fileBytesMax = 25 * 1024 * 1024

export interface IncomingFile {
  /** Its key in the store. */
  readonly key: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** Where it is in the request, as a JSON pointer, for error messages. */
  readonly path: string
  /** The maximum size of the file; by default `fileBytesMax`. */
  readonly maxBytes?: number
  /** Decides which files are accepted; by default those of `sniffContentType`. */
  readonly sniff?: Sniff
}

export interface AcceptedFile extends StoredFile {
  /** The actual type of the content, regardless of what its sender claims. */
  readonly contentType: string
}

/** Stores a file of an accepted type while it arrives, never whole in memory. Nothing is left of a rejected one. */
export async function acceptFile(files: FileStore, incoming: IncomingFile): Promise<AcceptedFile> {
  const sniffed = { contentType: '' }
  const { maxBytes = fileBytesMax } = incoming
  try {
    const stored = await files.put(incoming.key, sniffing(incoming, sniffed), { maxBytes })
    return { ...stored, ...sniffed }
  } catch (error) {
    throw error instanceof FileTooLargeError ? fileTooLarge(maxBytes) : error
  }
}

/** The problem that a file is too large. */
export function fileTooLarge(maxBytes = fileBytesMax): Problem {
  return problem('body-too-large', message('A file can be at most {0} MiB.', maxBytes / (1024 * 1024)))
}

/** The problem that files are of types that are not accepted; each error has the reason. */
export function fileTypesRefused(errors: readonly FieldError[]): Problem {
  return problem('file-type-refused', errors[0]?.message ?? message('Files of this type are not accepted.'), { errors })
}

/** The problem that files are of an accepted type but too large to open; each error has the reason. */
export function fileContentRefused(errors: readonly FieldError[]): Problem {
  return problem('file-content-refused', errors[0]?.message ?? message('The content of the file is not accepted.'), {
    errors,
  })
}

/** Passes the content on once its beginning has shown the type, and aborts at the end if it is too large to open. */
async function* sniffing(incoming: IncomingFile, sniffed: { contentType: string }): AsyncIterable<Uint8Array> {
  const head: Uint8Array[] = []
  let headBytes = 0
  let check: ContentCheck | undefined
  for await (const chunk of incoming.content) {
    if (headBytes >= sniffBytes) {
      check?.take(chunk)
      yield chunk
      continue
    }
    head.push(chunk)
    headBytes += chunk.byteLength
    if (headBytes < sniffBytes) continue
    check = await beginCheck(head, incoming, sniffed)
    yield* head
  }
  if (headBytes < sniffBytes) {
    check = await beginCheck(head, incoming, sniffed)
    yield* head
  }
  const refusal = check?.refusal()
  if (refusal !== undefined) throw fileContentRefused([{ path: incoming.path, message: refusal }])
}

async function beginCheck(
  head: readonly Uint8Array[],
  incoming: IncomingFile,
  sniffed: { contentType: string },
): Promise<ContentCheck | undefined> {
  sniffed.contentType = await contentTypeOf(head, incoming)
  const check = contentCheckFor(sniffed.contentType)
  for (const chunk of head) check?.take(chunk)
  return check
}

async function contentTypeOf(head: readonly Uint8Array[], { fileName, path, sniff }: IncomingFile): Promise<string> {
  const bytes = Buffer.concat(head)
  if (bytes.length === 0) throw validationFailed([{ path, message: message('must not be empty') }])
  const sniffed = await (sniff ?? sniffContentType)(bytes.subarray(0, sniffBytes), fileName)
  if ('refused' in sniffed) throw fileTypesRefused([{ path, message: sniffed.refused }])
  return sniffed.contentType
}
