import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import Type, { type TObject, type TSchema } from 'typebox'
import type { FileReply } from '../http/operations/operation.ts'
import { PageQuery } from '../http/schemas/schemas.ts'

export type Cell = string | number | boolean | null

/** A column: its heading, which is the path of the field (such as `bankAccount.accountNumber`), and its cells. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell]

export interface CsvSource<Row> {
  readonly fileName: string
  readonly columns: readonly Column<Row>[]
  /** Returns the rows after this id; a page that is not full is the last. */
  readonly readPage: (page: { limit: number; offset: 0; after: string | null }) => Promise<readonly Row[]>
  readonly idOf: (row: Row) => string
  /** A comma by default. */
  readonly delimiter?: ';'
}

/** Large enough to save round trips, and small enough for memory. */
const rowsPerPage = 500

/**
 * A list as a CSV file (RFC 4180 but for the delimiter, UTF-8 with a byte order mark), streamed while it is read, so that only one page is in
 * memory. Text that a spreadsheet would run as a formula is prefixed with an apostrophe; numbers stay numbers.
 */
export async function csvReply<Row>(source: CsvSource<Row>): Promise<FileReply> {
  // Read before the response starts, so that an error can still be a problem.
  const first = await source.readPage({ limit: rowsPerPage, offset: 0, after: null })
  const content = stringify({
    header: true,
    delimiter: source.delimiter ?? ',',
    columns: source.columns.map(([heading]) => heading),
    record_delimiter: 'windows',
    // Otherwise only CRLF is quoted, and a lone line break would start a new row.
    quote_record_delimiter: true,
    bom: true,
    escape_formulas: true,
    cast: { boolean: String },
  })
  // An error on either side ends both, so that the reader sees an incomplete response instead of a shorter list.
  pipeline(Readable.from(recordsOf(source, first)), content, () => undefined)
  return {
    content,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${source.fileName}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  }
}

/** Rows in memory, such as those of a report, as a CSV file. */
export function csvOfRows<Row>(source: {
  readonly fileName: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
}): Promise<FileReply> {
  const numbered = source.rows.map((row, index) => ({ row, end: index + 1 }))
  return csvReply<{ row: Row; end: number }>({
    fileName: source.fileName,
    columns: source.columns.map(([heading, cell]) => [heading, ({ row }) => cell(row)] as const),
    readPage: ({ limit, after }) => Promise.resolve(numbered.slice(Number(after), Number(after) + limit)),
    idOf: ({ end }) => String(end),
  })
}

async function* recordsOf<Row>(source: CsvSource<Row>, first: readonly Row[]): AsyncGenerator<Cell[]> {
  let page = first
  for (;;) {
    for (const row of page) yield source.columns.map(([, cell]) => cell(row))
    const last = page.at(-1)
    if (last === undefined || page.length < rowsPerPage) return
    page = await source.readPage({ limit: rowsPerPage, offset: 0, after: source.idOf(last) })
  }
}

/** The description of every exported file in the API reference. */
export const csvMeaning =
  'The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.'

/** The success response of an operation that exports a list. */
export function csvSuccess(description: string): {
  readonly status: 200
  readonly description: string
  readonly isFile: true
  readonly mediaType: 'text/csv'
} {
  return { status: 200, description, isFile: true, mediaType: 'text/csv' }
}

const pages = PageQuery({}).properties

/** The filters of a list without its paging: an export has the whole list. */
export function exportQuery<Properties extends Record<string, TSchema>>(
  listQuery: TObject<Properties>,
): TObject<Omit<Properties, keyof typeof pages>> {
  const filters = Object.entries<TSchema>(listQuery.properties).filter(([name]) => !(name in pages))
  return Type.Object(Object.fromEntries(filters), { additionalProperties: false }) as never
}
