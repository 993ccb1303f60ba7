import { ImportFileError } from './import-file-error.ts'
import { message } from './imports.problems.ts'

/** How the bytes of a text file become characters. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

/** Bytes that Windows-1252 does not define, and control characters that no text has. */
const notText = /[\0-\x08\x0b\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/

/**
 * The encoding of a file: what its byte order mark says, else UTF-8, else Windows-1252, which includes printable
 * Latin-1. Reads all of it, because the first character that tells them apart may be the last of the file.
 */
export async function detectEncoding(content: AsyncIterable<Uint8Array>): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  let isText = true
  let isFirst = true
  for await (const chunk of content) {
    if (isFirst) {
      const marked = markedEncoding(chunk)
      if (marked === 'utf-16le' || marked === 'utf-16be') return marked
      isFirst = false
    }
    isText &&= !notText.test(Buffer.from(chunk).toString('latin1')) || isUtf8
    isUtf8 &&= decodes(utf8, chunk, true)
  }
  isUtf8 &&= decodes(utf8, new Uint8Array(), false)
  if (isUtf8) return 'utf-8'
  if (!isText) throw new ImportFileError(message('The file is not text.'))
  return 'windows-1252'
}

function markedEncoding(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return undefined
}

function decodes(decoder: TextDecoder, chunk: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream })
    return true
  } catch {
    return false
  }
}

/** The text of a file in pieces, without its byte order mark. */
export async function* decodeText(content: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of content) yield requireText(decoder.decode(chunk, { stream: true }))
    yield requireText(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) throw new ImportFileError(message('The file is not valid {0}.', encoding))
    throw error
  }
}

function requireText(text: string): string {
  if (text.includes('\0')) throw new ImportFileError(message('The file is not text.'))
  return text
}
