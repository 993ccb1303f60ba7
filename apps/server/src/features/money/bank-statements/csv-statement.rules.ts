import { parse } from 'csv-parse/sync'
import { isDate, shortened } from './statement-amounts.rules.ts'
import { type StatementEntry, StatementError } from './statement.ts'
import { message } from './bank-statements.problems.ts'

/** How the CSV files of a bank are read. Columns are named by their heading. */
export interface CsvMapping {
  readonly delimiter: ',' | ';' | 'tab'
  readonly decimalSeparator: ',' | '.'
  readonly dateFormat: 'YYYY-MM-DD' | 'DD-MM-YYYY' | 'DD.MM.YYYY' | 'DD/MM/YYYY' | 'YYYYMMDD'
  /** Lines before the headings. */
  readonly skippedLines: number
  readonly columns: {
    readonly bookingDate: string
    readonly amount: string
    readonly valueDate?: string | undefined
    readonly text?: string | undefined
    readonly reference?: string | undefined
    readonly payerName?: string | undefined
    readonly payerAccount?: string | undefined
    readonly bankReference?: string | undefined
  }
}

const rowsMax = 100_000

type Row = Readonly<Record<string, string>>

/** Reads a CSV statement. Throws a StatementError with the line if anything is wrong with it. */
export function readCsv(csv: string, mapping: CsvMapping, currency: string): StatementEntry[] {
  const rows = rowsOf(csv, mapping)
  return rows.flatMap(({ record, info }) => {
    const entry = entryOf(record, mapping, { currency, line: info.lines })
    return entry.amount === 0 ? [] : [entry]
  })
}

function rowsOf(csv: string, mapping: CsvMapping): { record: Row; info: { lines: number } }[] {
  const headings = { line: mapping.skippedLines + 1, names: [] as string[] }
  try {
    return parse(csv, {
      delimiter: mapping.delimiter === 'tab' ? '\t' : mapping.delimiter,
      from_line: mapping.skippedLines + 1,
      columns: (names: string[]) => {
        headings.names = names.map((name) => name.trim())
        requireColumns(headings.names, mapping, headings.line)
        return headings.names
      },
      ...{ info: true, bom: true, trim: true, skip_empty_lines: true, to: rowsMax, max_record_size: 20_000 },
    }) as unknown as { record: Row; info: { lines: number } }[]
  } catch (error) {
    if (error instanceof StatementError) throw error
    const { lines, message: reason } = error as { lines?: number; message: string }
    throw new StatementError(lines ?? headings.line, message('The CSV is broken: {0}', reason))
  }
}

function requireColumns(names: readonly string[], { columns }: CsvMapping, line: number): void {
  for (const column of Object.values(columns)) {
    if (column !== undefined && !names.includes(column)) {
      throw new StatementError(line, message('There is no column {0}.', shortened(column)))
    }
    if (column !== undefined && names.filter((name) => name === column).length > 1) {
      throw new StatementError(line, message('There are several columns {0}.', shortened(column)))
    }
  }
}

function entryOf(
  row: Row,
  mapping: CsvMapping,
  { currency, line }: { currency: string; line: number },
): StatementEntry {
  const { columns } = mapping
  const valueOf = (column: string | undefined): string => (column === undefined ? '' : (row[column] ?? '').trim())
  const signed = amountOf(valueOf(columns.amount), mapping, line)
  const bookingDate = dateOf(valueOf(columns.bookingDate), mapping, line)
  const valueDate = valueOf(columns.valueDate)
  const references = valueOf(columns.reference)
  const amount = Math.abs(signed)
  return {
    ...{ account: null, currency, amount, bookingDate, line },
    valueDate: valueDate === '' ? bookingDate : dateOf(valueDate, mapping, line),
    direction: signed < 0 ? 'debit' : 'credit',
    kind: 'payment',
    servicerReference: valueOf(columns.bankReference) || null,
    section: 1,
    details: [
      {
        amount,
        references: references === '' ? [] : [references],
        text: Array.from(valueOf(columns.text).replaceAll(/\s+/g, ' ')).slice(0, 2_000).join(''),
        payerName: valueOf(columns.payerName) || null,
        payerAccount: valueOf(columns.payerAccount) || null,
        endToEndId: null,
      },
    ],
  }
}

function amountOf(text: string, { decimalSeparator }: CsvMapping, line: number): number {
  const thousands = decimalSeparator === ',' ? '.' : ','
  const form =
    decimalSeparator === ',' ? /^[-+]?\d{1,3}(?:\.?\d{3})*(?:,\d{1,2})?$/ : /^[-+]?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/
  const plain = text.replaceAll(/[\s\u00a0]/g, '').replace('\u2212', '-')
  if (plain.length > 30 || !form.test(plain)) {
    throw new StatementError(line, message('{0} is not an amount.', shortened(text)))
  }
  const [major = '', decimals = ''] = plain.replaceAll(thousands, '').split(decimalSeparator)
  const amount = BigInt(major.replace(/^[-+]/, '') + decimals.padEnd(2, '0'))
  if (amount > 10n ** 15n) throw new StatementError(line, message('The amount {0} is too large.', text))
  return plain.startsWith('-') ? -Number(amount) : Number(amount)
}

const datePatterns: Readonly<Record<CsvMapping['dateFormat'], RegExp>> = {
  'YYYY-MM-DD': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'DD-MM-YYYY': /^(?<day>\d{1,2})-(?<month>\d{1,2})-(?<year>\d{4})$/,
  'DD.MM.YYYY': /^(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})$/,
  'DD/MM/YYYY': /^(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})$/,
  YYYYMMDD: /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
}

function dateOf(text: string, { dateFormat }: CsvMapping, line: number): string {
  const { year = '', month = '', day = '' } = datePatterns[dateFormat].exec(text)?.groups ?? {}
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (!isDate(date))
    throw new StatementError(line, message('{0} is not a date in the form {1}.', shortened(text), dateFormat))
  return date
}
