import { isUuid } from '../../../platform/ids.ts'
import type { Message } from '../../../problems/index.ts'
import { type Cell, quoted, type Read, readAmount, readBoolean, readDate, textOf } from './cell-values.rules.ts'
import type { ImportField, ImportKind, ImportMapping } from './import-fields.rules.ts'
import { checkLine, errorOf, type ImportRecord } from './records.rules.ts'
import type { SourceRow } from './read-rows.ts'
import { message } from './imports.problems.ts'

/** What a table is read with. */
export interface TableContext {
  readonly kind: ImportKind
  readonly headings: readonly string[]
  readonly mapping: ImportMapping
  /** The ids of the tenant's voucher types, by their handle in lower case. */
  readonly voucherTypes: ReadonlyMap<string, string>
}

/** The voucher type of rows that name none. */
const principalHandle = 'principal'

/** The record of a row of a table, checked like the body of the operation that creates it. */
export function recordOfRow(row: SourceRow, context: TableContext): ImportRecord {
  const reader = new RowReader(row, context)
  const value = linesByKind[context.kind](reader, context)
  const { line, errors } = checkLine(context.kind, value)
  const problems = [
    ...reader.problems.map(({ field, reason }) => errorOf(row.number, columnOf(field, context), reason)),
    // A field that could not be read is missing as well; its own problem says why.
    ...errors
      .map(({ path, message: reason }) => ({ field: fieldOfPath(path), reason }))
      .filter(({ field }) => !reader.problems.some((known) => known.field === field))
      .map(({ field, reason }) => errorOf(row.number, columnOf(field, context), reason)),
  ]
  return {
    rows: [row],
    voucherRows: context.kind === 'cases' ? [row.number] : [],
    line: problems.length === 0 ? line : undefined,
    problems,
  }
}

/** The heading of a field's column, by which a person finds it; the name of the field if it has none. */
function columnOf(field: string, { mapping }: TableContext): string {
  return mapping.columns[field as ImportField] ?? field
}

/** Reads the mapped cells of a row, and collects what is wrong with them. Empty cells are left out. */
class RowReader {
  readonly problems: { readonly field: ImportField; readonly reason: Message }[] = []
  readonly #row: SourceRow
  readonly #positions: ReadonlyMap<string, number>
  readonly #mapping: ImportMapping

  constructor(row: SourceRow, { headings, mapping }: TableContext) {
    this.#row = row
    this.#positions = new Map(headings.map((heading, index) => [heading, index]))
    this.#mapping = mapping
  }

  cell(field: ImportField): Cell {
    const heading = this.#mapping.columns[field]
    const position = heading === undefined ? undefined : this.#positions.get(heading)
    return (position === undefined ? undefined : this.#row.cells[position]) ?? ''
  }

  text(field: ImportField): string | undefined {
    const text = textOf(this.cell(field))
    return text === '' ? undefined : text
  }

  amount(field: ImportField): number | undefined {
    return this.#read(field, (cell) => readAmount(cell, this.#mapping.decimalSeparator))
  }

  date(field: ImportField): string | undefined {
    return this.#read(field, (cell) => readDate(cell, this.#mapping.dateFormat))
  }

  boolean(field: ImportField): boolean | undefined {
    return this.#read(field, readBoolean)
  }

  refuse(field: ImportField, reason: Message): void {
    this.problems.push({ field, reason })
  }

  #read<Value>(field: ImportField, read: (cell: Cell) => Read<Value>): Value | undefined {
    if (this.text(field) === undefined) return undefined
    const outcome = read(this.cell(field))
    if ('value' in outcome) return outcome.value
    this.refuse(field, outcome.problem)
    return undefined
  }
}

/** The object without members that are undefined; undefined if none is left. */
function given<Members extends Record<string, unknown>>(members: Members): Partial<Members> | undefined {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Partial<Members>)
}

const linesByKind: Readonly<Record<ImportKind, (row: RowReader, context: TableContext) => unknown>> = {
  creditors: (row) =>
    given({
      id: row.text('creditorReference'),
      name: row.text('name'),
      isCompany: row.boolean('isCompany'),
      centralRegisterId: row.text('cvr'),
      address: addressOf(row),
    }) ?? {},
  customers: (row) => ({ ...customerOf(row), ...given({ creditorReference: row.text('creditorReference') }) }),
  cases: (row, context) => ({
    ...given({ creditorReference: row.text('creditorReference'), migratedId: row.text('caseReference') }),
    currency: row.text('currency')?.toUpperCase() ?? context.mapping.currency ?? undefined,
    customer: customerOf(row),
    ...given({ demand: demandOf(row) }),
    caseVouchers: [voucherOf(row, context)],
  }),
}

function customerOf(row: RowReader): object | undefined {
  const details = given({
    name: row.text('name'),
    cpr: row.text('cpr'),
    cvr: row.text('cvr'),
    email: row.text('email'),
    phone: phoneOf(row),
    address: addressOf(row),
  })
  const user = details && { details, ...given({ lang: row.text('language')?.toLowerCase() }) }
  return given({
    referenceId: row.text('customerReference'),
    isCompany: row.boolean('isCompany'),
    users: user && [user],
  })
}

function addressOf(row: RowReader): unknown {
  const [address, coAddress, zipcode] = [row.text('address'), row.text('coAddress'), row.text('zipcode')]
  return given({ address, coAddress, zipcode, city: row.text('city'), country: row.text('country') })
}

function demandOf(row: RowReader): unknown {
  const demand = given({ date: row.date('demandDate'), deadline: row.date('demandDeadline') })
  return demand && { ...demand, channel: row.text('demandChannel')?.toUpperCase() ?? 'LETTER' }
}

function voucherOf(row: RowReader, context: TableContext): unknown {
  return given({
    voucherTypeId: voucherTypeOf(row, context),
    amount: row.amount('amount'),
    source: 'CREDITOR',
    date: row.date('date'),
    dueDate: row.date('dueDate'),
    referenceId: row.text('voucherReference'),
    uniqueId: row.text('voucherId'),
  })
}

function voucherTypeOf(row: RowReader, { voucherTypes }: TableContext): string | undefined {
  const text = row.text('voucherType') ?? principalHandle
  if (isUuid(text)) return text
  const voucherTypeId = voucherTypes.get(text.toLowerCase())
  if (voucherTypeId === undefined) {
    row.refuse('voucherType', message('There is no voucher type with the handle {0}.', quoted(text)))
  }
  return voucherTypeId
}

/** The calling codes of the countries that rows name. */
const callingCodes: Readonly<Record<string, string>> = { DK: '45', NO: '47', SE: '46', FI: '358', IS: '354', DE: '49' }
const callingCodeAtHome = '45'
/** The lengths of calling codes follow from their first digits. */
const internationalNumber = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)(\d{3,14})$/

function phoneOf(row: RowReader): { locale: string; number: string } | undefined {
  const text = row.text('phone')
  if (text === undefined) return undefined
  const digits = text.replaceAll(/\D/g, '')
  const isInternational = /^\s*\(?\+|^\s*00/.test(text)
  const match = isInternational ? internationalNumber.exec(digits.replace(/^00/, '')) : null
  if (match !== null) return { locale: match[1] ?? '', number: match[2] ?? '' }
  if (isInternational || digits === '' || /[\p{L}]/u.test(text)) {
    row.refuse('phone', message('{0} is not a phone number.', quoted(text)))
    return undefined
  }
  return { locale: callingCodes[row.text('country')?.toUpperCase() ?? ''] ?? callingCodeAtHome, number: digits }
}

/** The field of each member of a line. */
const fieldsByPath: readonly (readonly [RegExp, ImportField])[] = [
  [/^\/(?:customer\/)?referenceId$/, 'customerReference'],
  [/^\/customer$/, 'customerReference'],
  [/^\/(?:creditorReference|id)$/, 'creditorReference'],
  [/(?:^|\/details)\/name$/, 'name'],
  [/\/isCompany$/, 'isCompany'],
  [/\/cpr$/, 'cpr'],
  [/\/(?:cvr|centralRegisterId)$/, 'cvr'],
  [/\/email$/, 'email'],
  [/\/phone(?:\/|$)/, 'phone'],
  [/\/address\/address$/, 'address'],
  [/\/coAddress$/, 'coAddress'],
  [/\/zipcode$/, 'zipcode'],
  [/\/city$/, 'city'],
  [/\/country$/, 'country'],
  [/\/lang$/, 'language'],
  [/^\/migratedId$/, 'caseReference'],
  [/^\/demand\/date$/, 'demandDate'],
  [/^\/demand\/deadline$/, 'demandDeadline'],
  [/^\/demand\/channel$/, 'demandChannel'],
  [/^\/currency$/, 'currency'],
  [/\/voucherTypeId$/, 'voucherType'],
  [/\/amount$/, 'amount'],
  [/\/date$/, 'date'],
  [/\/dueDate$/, 'dueDate'],
  [/^\/caseVouchers\/\d+\/referenceId$/, 'voucherReference'],
  [/\/uniqueId$/, 'voucherId'],
]

/** The field that a JSON pointer into a line is about; the pointer itself if it is about none. */
export function fieldOfPath(path: string): string {
  return fieldsByPath.find(([form]) => form.test(path))?.[1] ?? path
}
