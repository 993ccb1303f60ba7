import { type FieldError, problem, type Problem, message, validationFailed } from '../../problems/index.ts'
import { type ContentCheck, contentCheckFor } from './content-check.ts'
import { type FileStore, FileTooLargeError, type StoredFile } from './file-store.ts'
import { sniffBytes, sniffContentType } from './sniff.ts'

/** The most bytes a file may have. */
export const fileBytesMax = 25 * 1024 * 1024

export interface IncomingFile {
  /** Where the store keeps it. */
  readonly key: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** Where the request holds it, as a JSON pointer: refusals name it. */
  readonly path: string
}

export interface AcceptedFile extends StoredFile {
  /** What the content is, whatever its sender calls it. */
  readonly contentType: string
}

/** Keeps a file of a kind that we take, as it arrives and never whole in memory; of a refused one nothing is left. */
export async function acceptFile(files: FileStore, incoming: IncomingFile): Promise<AcceptedFile> {
  const sniffed = { contentType: '' }
  try {
    const stored = await files.put(incoming.key, sniffing(incoming, sniffed), { maxBytes: fileBytesMax })
    return { ...stored, ...sniffed }
  } catch (error) {
    throw error instanceof FileTooLargeError ? fileTooLarge() : error
  }
}

/** The refusal of a file that is larger than we take. */
export function fileTooLarge(): Problem {
  return problem('body-too-large', message('A file can be at most 25 MiB.'))
}

/** The refusal of files that are of no kind that we take; each error says why. */
export function fileTypesRefused(errors: readonly FieldError[]): Problem {
  return problem('file-type-refused', errors[0]?.message ?? message('Files of this type are not accepted.'), { errors })
}

/** The refusal of files that are of a kind that we take, and hold more than we open; each error says why. */
export function fileContentRefused(errors: readonly FieldError[]): Problem {
  return problem('file-content-refused', errors[0]?.message ?? message('The content of the file is not accepted.'), {
    errors,
  })
}

/** Passes the content on once its beginning has shown what it is, and breaks off at its end where it is more than we open. */
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
  const complaint = check?.complaint()
  if (complaint !== undefined) throw fileContentRefused([{ path: incoming.path, message: complaint }])
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

async function contentTypeOf(head: readonly Uint8Array[], { fileName, path }: IncomingFile): Promise<string> {
  const bytes = Buffer.concat(head)
  if (bytes.length === 0) throw validationFailed([{ path, message: message('must not be empty') }])
  const sniffed = await sniffContentType(bytes.subarray(0, sniffBytes), fileName)
  if ('refused' in sniffed) throw fileTypesRefused([{ path, message: sniffed.refused }])
  return sniffed.contentType
}
