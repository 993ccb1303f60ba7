import { createHash } from 'node:crypto'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import type { Message } from '../../../problems/index.ts'
import { readCamt } from './camt.rules.ts'
import { type CsvMapping, readCsv } from './csv-statement.rules.ts'
import { type Statement, StatementError } from './statement.ts'
import { message, problem } from './bank-statements.problems.ts'

/** What is in one upload: a statement, or several in a zip archive. */
export interface StatementUpload {
  readonly fileName: string
  readonly bytes: Buffer
  /** How to read CSV files, and their currency; undefined if the upload names no mapping. */
  readonly csv: { readonly mapping: CsvMapping; readonly currency: string } | undefined
}

const archiveEntriesMax = 200
/** Four times the largest upload: statements compress well, so the limit is on what they unpack to. */
const unpackedBytesMax = 100 * 1024 * 1024

/** Reads all statements of an upload. Throws a problem that names file and line if any of them cannot be read. */
export async function readStatements(upload: StatementUpload): Promise<Statement[]> {
  const files = isArchive(upload.bytes) ? await unpack(upload) : [upload]
  const statements: Statement[] = []
  for (const file of files) statements.push(await readStatement({ ...upload, ...file }))
  return statements
}

async function readStatement({ fileName, bytes, csv }: StatementUpload): Promise<Statement> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    const text = decode(bytes)
    const file = /^[\s\uFEFF]*</.test(text) ? await readCamt(text) : readMappedCsv(text, csv)
    return { ...file, fileName, sha256, size: bytes.length }
  } catch (error) {
    throw error instanceof StatementError ? refused(fileName, error) : error
  }
}

function readMappedCsv(text: string, csv: StatementUpload['csv']): Pick<Statement, 'format' | 'entries' | 'balances'> {
  if (csv === undefined) {
    throw new StatementError(1, message('The file is not XML. Give a CSV mapping to read a CSV file.'))
  }
  return { format: 'csv', entries: readCsv(text, csv.mapping, csv.currency), balances: [] }
}

/** The problem that a file is refused, with the line and the reason. */
export function refused(fileName: string, { line, reason }: { line: number; reason: Message }): Error {
  const where = message('{0}, line {1}: {2}', fileName, line, reason)
  return problem('bank-file-refused', where, { extensions: { fileName, line } })
}

const encodings: ReadonlyMap<string, string> = new Map([
  ['utf-8', 'utf-8'],
  ['utf8', 'utf-8'],
  ['us-ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso-8859-15', 'iso-8859-15'],
  ['windows-1252', 'windows-1252'],
])

/**
 * The text of a file. XML names its encoding. Other files are UTF-8, or else Windows-1252, which Danish banks still
 * write.
 */
export function decode(bytes: Buffer): string {
  const declared = /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]{0,100}?encoding=["']([\w.-]{1,30})["']/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1]
  const encoding = encodings.get((declared ?? 'utf-8').toLowerCase())
  if (encoding === undefined) {
    throw new StatementError(1, message('The encoding {0} is not supported.', declared ?? ''))
  }
  try {
    return withoutNul(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch (error) {
    if (error instanceof StatementError) throw error
    if (declared === undefined && !/^\s*</.test(bytes.toString('latin1', 0, 100))) {
      return withoutNul(new TextDecoder('windows-1252').decode(bytes))
    }
    throw new StatementError(1, message('The file is not valid {0}.', encoding))
  }
}

function withoutNul(text: string): string {
  if (text.includes('\0')) throw new StatementError(1, message('The file is not text.'))
  return text
}

function isArchive(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))
}

async function unpack({ fileName, bytes }: StatementUpload): Promise<{ fileName: string; bytes: Buffer }[]> {
  const archive = await fromBufferPromise(bytes).catch((error: unknown) => {
    throw refused(fileName, { line: 0, reason: brokenArchive(error) })
  })
  try {
    return await unpackEntries(archive)
  } catch (error) {
    if (error instanceof StatementError) throw refused(fileName, error)
    throw refused(fileName, { line: 0, reason: brokenArchive(error) })
  } finally {
    archive.close()
  }
}

async function unpackEntries(archive: ZipFile): Promise<{ fileName: string; bytes: Buffer }[]> {
  if (archive.entryCount > archiveEntriesMax) {
    throw new StatementError(0, message('The archive has more than {0} files.', archiveEntriesMax))
  }
  const files: { fileName: string; bytes: Buffer }[] = []
  let left = unpackedBytesMax
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/')) continue
    const bytes = await unpackEntry(archive, entry, left)
    left -= bytes.length
    files.push({ fileName: entry.fileName.split('/').at(-1) ?? entry.fileName, bytes })
  }
  if (files.length === 0) throw new StatementError(0, message('The archive is empty.'))
  return files
}

/** Counts what really comes out: the sizes in the directory of an archive are whatever its author wrote. */
async function unpackEntry(archive: ZipFile, entry: Entry, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length
    if (size > maxBytes) {
      throw new StatementError(0, message('The archive unpacks to more than {0} bytes.', unpackedBytesMax))
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function brokenArchive(error: unknown): Message {
  return message('The archive is broken: {0}', error instanceof Error ? error.message : String(error))
}
