import { parse } from 'csv-parse'
import { pipeline, Readable } from 'node:stream'
import type { Cell } from './cell-values.rules.ts'
import { decodeText, type Encoding } from './file-text.ts'
import { ImportFileError } from './import-file-error.ts'
import type { ImportFormat } from './import-fields.rules.ts'
import { readSheet } from './read-xlsx.ts'
import { message } from './imports.problems.ts'

/** A row of a file. The headings are row 1 of a table, as a spreadsheet shows it. */
export interface SourceRow {
  readonly number: number
  readonly cells: readonly Cell[]
}

/** A file whose rows can be read from the beginning as often as needed. */
export interface RowSource {
  readonly format: ImportFormat
  readonly encoding: Encoding | null
  readonly delimiter: string | null
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

export const columnsMax = 500
export const rowsMax = 1_000_000
const recordLengthMax = 200_000
const lineLengthMax = 1024 * 1024

/** The rows of a file in their order. A line of NDJSON is one cell. Throws an ImportFileError if it cannot be read. */
export async function* readRows(source: RowSource): AsyncGenerator<SourceRow> {
  let count = 0
  for await (const row of rowsOf(source)) {
    count += 1
    if (count > rowsMax) throw new ImportFileError(message('The file has more than {0} rows.', rowsMax))
    if (row.cells.length > columnsMax) {
      throw new ImportFileError(message('Row {0} has more than {1} columns.', row.number, columnsMax))
    }
    yield row
  }
}

async function* rowsOf(source: RowSource): AsyncGenerator<SourceRow, void, void> {
  const content = await source.open()
  if (source.format === 'xlsx') yield* readSheet(content, columnsMax)
  else if (source.format === 'ndjson') yield* readLines(decodeText(content, 'utf-8'))
  else yield* readCsv(decodeText(content, source.encoding ?? 'utf-8'), source.delimiter ?? ',')
}

async function* readCsv(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<SourceRow> {
  const parser = parse({
    delimiter,
    ...{ bom: true, relax_column_count: true, relax_quotes: true, max_record_size: recordLengthMax },
  })
  // An error on either side ends both, and the loop below throws it.
  pipeline(Readable.from(withShortLines(text)), parser, () => undefined)
  let number = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1
      if (record.some((cell) => cell.trim() !== '')) yield { number, cells: record }
    }
  } catch (error) {
    throw error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
      ? new ImportFileError(message('The CSV is broken: {0}', error.message.slice(0, 200)))
      : error
  }
}

/** Refuses a line that is longer than any record before it is parsed: it may be a million empty columns. */
async function* withShortLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let length = 0
  for await (const piece of text) {
    const ends = piece.split('\n')
    for (const [index, part] of ends.entries()) {
      length = (index === 0 ? length : 0) + part.length
      if (length > recordLengthMax) {
        throw new ImportFileError(message('A line has more than {0} characters.', recordLengthMax))
      }
    }
    yield piece
  }
}

async function* readLines(text: AsyncIterable<string>): AsyncGenerator<SourceRow> {
  let number = 0
  let rest = ''
  for await (const piece of text) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      number += 1
      if (line.trim() !== '') yield { number, cells: [requireShort(line, number)] }
    }
    requireShort(rest, number + 1)
  }
  if (rest.trim() !== '') yield { number: number + 1, cells: [requireShort(rest, number + 1)] }
}

function requireShort(line: string, number: number): string {
  if (line.length <= lineLengthMax) return line
  throw new ImportFileError(message('Line {0} has more than {1} characters.', number, lineLengthMax))
}

const delimiters = [';', ',', '\t', '|'] as const

/** What separates the columns: the delimiter that is found most often outside quotes in the first line with text. */
export function suggestDelimiter(head: string): string {
  const line = head.split(/\r?\n/).find((candidate) => candidate.trim() !== '') ?? ''
  const bare = line.replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
