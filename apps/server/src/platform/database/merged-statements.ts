import { type LookupByKey, rewritten, type SqlParameter, type Statement } from './sql.ts'

/** One statement for several callers. */
export interface MergedStatement {
  readonly statement: Statement
  /** The rows of each caller, of those that the statement returned. */
  readonly rowsOf: (rows: readonly unknown[]) => readonly (readonly unknown[])[]
}

/** The values that differ between the callers are rows of this table, in their order. */
const table = 'merged_values'
const place = 'merged_place'

/**
 * Merges statements of one text, which a caller each would send alone: the values they share stay parameters, and the
 * others become columns. Starting a statement, and waiting for it, costs more than most of them do, and does not grow with
 * the number of callers. Undefined if they cannot be merged.
 */
export function merge(statements: readonly Statement[]): MergedStatement | undefined {
  const [first] = statements
  if (first?.merging === undefined || first.first !== undefined) return undefined
  if (typeof first.merging === 'object') return byKeys(first.merging, statements)
  const { own, given: parameters } = columnsOf(statements)
  if (own.columns.length === 0) return first.merging === 'lookup' ? sameForAll(first, statements.length) : undefined
  const references = referencesOf(first.values.length, parameters, own)
  const text = first.text.replace(/\$(\d+)/g, (_, position: string) => references[Number(position) - 1] ?? '')
  const source = sourceOf(own.columns.length, parameters.length)
  const values = [...parameters.map((position) => first.values[position] ?? null), ...own.columns]
  const merged = { lookup: lookupText, row: rowText, rows: rowsText }[first.merging](text, source)
  const statement = rewritten(first, merged, values)
  return { statement, rowsOf: (rows) => (first.merging === 'lookup' ? divided(rows, statements.length) : []) }
}

/** The statement for all keys, if the callers agree on everything else. */
function byKeys({ column, forKeys }: LookupByKey, statements: readonly Statement[]): MergedStatement | undefined {
  const keysOf = statements.map(({ merging }) => (typeof merging === 'object' ? merging : undefined))
  const without = keysOf.map((each) => each && JSON.stringify(each.forKeys([]).values))
  if (without.some((values) => values === undefined || values !== without[0])) return undefined
  const keys = keysOf.map((each) => each?.key ?? '')
  return {
    statement: forKeys([...new Set(keys)]),
    rowsOf: (rows) => keys.map((key) => rows.filter((row) => (row as Record<string, unknown>)[column] === key)),
  }
}

function sameForAll(statement: Statement, count: number): MergedStatement {
  return { statement, rowsOf: (rows) => Array.from({ length: count }, () => rows) }
}

interface OwnColumns {
  /** A column for each parameter that differs, with the values of all callers as text. */
  readonly columns: readonly (readonly (string | null)[])[]
  /** The column of a parameter, by its position. */
  readonly columnOf: ReadonlyMap<number, number>
}

/** The parameters that differ between statements, as columns, and the positions of the others. */
function columnsOf(statements: readonly Statement[]): { own: OwnColumns; given: number[] } {
  const columns: (readonly (string | null)[])[] = []
  const columnOf = new Map<number, number>()
  const known = new Map<string, number>()
  const given: number[] = []
  for (const position of statements[0]?.values.keys() ?? []) {
    const column = statements.map(({ values }) => textOf(values[position] ?? null))
    if (column.every((text) => text === column[0])) {
      given.push(position)
      continue
    }
    // A value that is used several times is one column.
    const key = JSON.stringify(column)
    const at = known.get(key) ?? columns.push(column) - 1
    known.set(key, at)
    columnOf.set(position, at)
  }
  return { own: { columns, columnOf }, given }
}

/** What takes the place of each parameter of the text. */
function referencesOf(count: number, given: readonly number[], { columnOf }: OwnColumns): string[] {
  return Array.from({ length: count }, (_, position) => {
    const column = columnOf.get(position)
    return column === undefined ? `$${String(given.indexOf(position) + 1)}` : `${table}.v${String(column)}`
  })
}

function sourceOf(columnCount: number, givenCount: number): string {
  const indexes = Array.from({ length: columnCount }, (_, index) => index)
  const arrays = indexes.map((index) => `$${String(givenCount + index + 1)}::text[]`).join(', ')
  const names = indexes.map((index) => `v${String(index)}`).join(', ')
  return `unnest(${arrays}) with ordinality as ${table} (${names}, ${place})`
}

/** `offset 0` keeps the plan of the statement as it is: looking up by its values, for one caller after the other. */
function lookupText(text: string, source: string): string {
  return `select ${table}.${place}, found.* from ${source} cross join lateral (select * from (${text}) statement offset 0) found`
}

function rowText(text: string, source: string): string {
  const values = text.search(/\bvalues\s*\(/)
  if (!/^\s*insert\b/.test(text)) return text.replace(/\bwhere\b(?![\s\S]*\bwhere\b)/, `from ${source} where`)
  const open = text.indexOf('(', values)
  const close = endOfBrackets(text, open)
  return `${text.slice(0, values)}select ${text.slice(open + 1, close)} from ${source}${text.slice(close + 1)}`
}

/** A function in a `from` list may use the columns of what is named before it. */
function rowsText(text: string, source: string): string {
  return text.replace(/\bfrom\b/, `from ${source} cross join`)
}

function endOfBrackets(text: string, open: number): number {
  let depth = 0
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === '(') depth += 1
    if (text[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  throw new RangeError('A bracket of a statement is not closed.')
}

/** A value as PostgreSQL reads it from text. */
function textOf(value: SqlParameter): string | null {
  if (value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return String.raw`\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((each: SqlParameter) => elementOf(each)).join(',')}}`
  return String(value)
}

function elementOf(value: SqlParameter): string {
  if (Array.isArray(value)) return textOf(value) ?? ''
  const text = textOf(value)
  return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** The rows by caller, without the column that names the caller. */
function divided(rows: readonly unknown[], count: number): unknown[][] {
  const parts: unknown[][] = Array.from({ length: count }, () => [])
  for (const row of rows) {
    const { [place]: number, ...own } = row as Record<string, unknown>
    parts[Number(number) - 1]?.push(own)
  }
  return parts
}
