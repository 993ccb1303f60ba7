import { type ForItems, rewritten, type SqlParameter, type Statement } from './sql.ts'

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
  if (typeof first.merging === 'object') return forAllItems(first.merging, statements)
  const columns = first.values.map((_, position) => statements.map(({ values }) => textOf(values[position] ?? null)))
  if (columns.every(isSame)) return first.merging === 'lookup' ? sameForAll(first, statements.length) : undefined
  const { own, shared } = dividedPositions(first, columns)
  const values = [
    ...shared.map((position) => first.values[position] ?? null),
    ...own.map((position) => columns[position] ?? null),
  ]
  const statement = rewritten(first, mergedText(first, first.merging, { own, shared }), values)
  return { statement, rowsOf: (rows) => (first.merging === 'lookup' ? divided(rows, statements.length) : []) }
}

/** By kind, name and columns: the texts are as few as those of the statements. */
const mergedTexts = new Map<string, string>()

function mergedText(
  { name, text, values }: Statement,
  merging: 'lookup' | 'row' | 'rows',
  { own, shared }: { readonly own: readonly number[]; readonly shared: readonly number[] },
): string {
  const key = `${merging} ${name} ${own.join(' ')}`
  const known = name === '' ? undefined : mergedTexts.get(key)
  if (known !== undefined) return known
  const references = referencesOf(values.length, shared, own)
  const referring = text.replace(/\$(\d+)/g, (_, position: string) => references[Number(position) - 1] ?? '')
  const source = sourceOf(own.length, shared.length)
  const merged = { lookup: lookupText, row: rowText, rows: rowsText }[merging](referring, source)
  if (name !== '') mergedTexts.set(key, merged)
  return merged
}

/** The statement for the items of all callers, if they agree on everything else. */
function forAllItems(
  { statement, returned, isLookup }: ForItems,
  statements: readonly Statement[],
): MergedStatement | undefined {
  const callers = statements.flatMap(({ merging }) => (typeof merging === 'object' ? merging : []))
  const without = callers.map((each) => JSON.stringify(each.statement([]).values))
  if (callers.length < statements.length || without.some((values) => values !== without[0])) return undefined
  const keyOf = (item: unknown): string => returned?.keyOf(item as never) ?? ''
  const all = callers.flatMap(({ items }) => items)
  const items = isLookup ? [...new Map(all.map((item) => [keyOf(item), item])).values()] : all
  return {
    statement: statement(items as never[]),
    rowsOf: (rows) => {
      if (returned === undefined) return callers.map(() => [])
      const rowsByKey = groupedBy(rows, returned.column)
      return callers.map((each) => each.items.flatMap((item) => rowsByKey.get(keyOf(item)) ?? []))
    },
  }
}

function groupedBy(rows: readonly unknown[], column: string): Map<unknown, unknown[]> {
  const groups = new Map<unknown, unknown[]>()
  for (const row of rows) {
    const key = (row as Record<string, unknown>)[column]
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}

function sameForAll(statement: Statement, count: number): MergedStatement {
  return { statement, rowsOf: (rows) => Array.from({ length: count }, () => rows) }
}

function isSame(column: readonly unknown[]): boolean {
  return column.every((value) => value === column[0])
}

/** The positions of values that ever differed between callers, by the text of their statement. */
const differing = new Map<string, Set<number>>()

/**
 * Which positions are columns of their own, and which are shared by all callers. A position that differed once stays a
 * column: otherwise each combination of values that happen to be equal would be a text of its own, which every connection
 * would prepare and keep.
 */
function dividedPositions(
  { text }: Statement,
  columns: readonly (readonly (string | null)[])[],
): { own: number[]; shared: number[] } {
  const known = differing.get(text) ?? new Set()
  differing.set(text, known)
  for (const [position, column] of columns.entries()) if (!isSame(column)) known.add(position)
  const positions = [...columns.keys()]
  return {
    own: positions.filter((position) => known.has(position)),
    shared: positions.filter((position) => !known.has(position)),
  }
}

/** What takes the place of each parameter of the text. */
function referencesOf(count: number, shared: readonly number[], own: readonly number[]): string[] {
  return Array.from({ length: count }, (_, position) => {
    const column = own.indexOf(position)
    return column === -1 ? `$${String(shared.indexOf(position) + 1)}` : `${table}.v${String(column)}`
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
