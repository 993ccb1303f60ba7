import { createHash } from 'node:crypto'

/**
 * An SQL statement with its values. The row type is a promise of its author that the tests verify. Only this module can
 * create one: a private member marks it, and no JSON can have that mark.
 */
class SqlStatement<Row = unknown> {
  readonly #isOurs = true
  readonly text: string
  readonly values: readonly SqlParameter[]
  /** The name of the prepared statement: a hash of its text. */
  readonly name: string
  /** A statement that is sent before this one, in the same round trip. */
  readonly first: SqlStatement | undefined
  /** How it is merged with others of its text; undefined if it runs alone. */
  readonly merging: Merging | undefined
  declare readonly row?: Row

  constructor(text: string, values: readonly SqlParameter[], name: string, more: More = {}) {
    this.text = text
    this.values = values
    this.name = name
    this.first = more.first
    this.merging = more.merging
  }

  static isOne(value: unknown): value is SqlStatement {
    return typeof value === 'object' && value !== null && #isOurs in value
  }
}

interface More {
  readonly first?: SqlStatement | undefined
  readonly merging?: Merging | undefined
}

/** What a statement does for each of its callers: it reads rows, writes one row, or writes any number of rows. */
export type Merging = 'lookup' | 'row' | 'rows' | ForItems

/** A statement that is written for any number of items. */
export interface ForItems {
  readonly items: readonly unknown[]
  readonly statement: (items: readonly never[]) => Statement
  /** Which of the returned rows belong to an item; undefined if none are of interest. */
  readonly returned: ReturnedByKey<never> | undefined
  /** It reads only, and once for all items of a key. */
  readonly isLookup: boolean
}

/** The rows for an item have its key in a column. */
export interface ReturnedByKey<Item> {
  readonly keyOf: (item: Item) => string
  readonly column: string
}

/** A value sent as JSON text, for a parameter cast to `jsonb` or `json`. */
class SqlJson {
  readonly #text: string | null

  constructor(value: unknown) {
    this.#text = value === null || value === undefined ? null : serialise(value)
  }

  /** The text of a value created by `json`; undefined for anything else. */
  static textOf(value: unknown): string | null | undefined {
    return typeof value === 'object' && value !== null && #text in value ? value.#text : undefined
  }
}

export type Statement<Row = unknown> = SqlStatement<Row>
export type Json = SqlJson

type SqlScalar = string | number | bigint | boolean | Date | Buffer | null

/** What can be a parameter. The driver would convert any other object to text in its own way. */
export type SqlParameter = SqlScalar | readonly SqlParameter[]

/** What can be interpolated into a statement. */
export type SqlPart = SqlParameter | undefined | Json | Statement

/**
 * Wraps a value for a `jsonb` parameter. This is the only place where values become JSON. null and undefined become SQL
 * null.
 */
export function json(value: unknown): Json {
  return new SqlJson(value)
}

function serialise(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) throw new TypeError(`A ${typeof value} cannot be written as JSON.`)
  return text
}

/** A server has few, fixed texts, so names are computed once and cached. */
const namesByText = new Map<string, string>()

function nameOf(text: string): string {
  const known = namesByText.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  namesByText.set(text, name)
  return name
}

/** What a template and fragments amount to. It is kept: putting a large statement together takes longer than sending it. */
interface Composed {
  /** The place, the text and the number of values of each fragment. */
  readonly fragments: readonly (string | number)[]
  readonly text: string
  readonly name: string
}

const composedOf = new WeakMap<TemplateStringsArray, Composed[]>()
/** A template with more combinations of fragments than this is put together each time. */
const composedMax = 8

/**
 * Creates a statement from a template: values become parameters, and other statements are inserted as fragments. There
 * is no way to insert a plain string.
 */
export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: readonly SqlPart[]): Statement<Row> {
  const values: SqlParameter[] = []
  const fragments: (string | number)[] = []
  for (const [index, part] of parts.entries()) {
    if (SqlStatement.isOne(part)) {
      for (const value of part.values) values.push(value)
      fragments.push(index, part.text, part.values.length)
    } else {
      values.push(parameterOf(part, strings[index + 1] ?? ''))
    }
  }
  const { text, name } = compose(strings, parts, fragments)
  return new SqlStatement<Row>(text, values, name)
}

function compose(
  strings: TemplateStringsArray,
  parts: readonly SqlPart[],
  fragments: readonly (string | number)[],
): Composed {
  const known = composedOf.get(strings) ?? []
  const found = known.find((each) => isSameList(each.fragments, fragments))
  if (found !== undefined) return found
  const text = textOf(strings, parts)
  const composed = { fragments, text, name: nameOf(text) }
  composedOf.set(strings, known)
  if (known.length < composedMax) known.push(composed)
  return composed
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index])
}

function textOf(strings: TemplateStringsArray, parts: readonly SqlPart[]): string {
  let text = strings[0] ?? ''
  let count = 0
  for (const [index, part] of parts.entries()) {
    if (SqlStatement.isOne(part)) {
      text += renumbered(part.text, count)
      count += part.values.length
    } else {
      count += 1
      text += `$${String(count)}`
    }
    text += strings[index + 1] ?? ''
  }
  return text
}

/**
 * The name of a table, column or result column, for statements generated from a declaration. Names come from code; as a
 * safeguard, only letters and underscores are accepted.
 */
export function identifier(name: string): Statement {
  if (!/^[A-Za-z_]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a table or a column.`)
  const text = `"${name}"`
  return new SqlStatement(text, [], nameOf(text))
}

/** A condition of an optional filter: nothing if the value is not set. */
export function when<Value>(value: Value | null | undefined, condition: (value: Value) => Statement): Statement {
  return value === null || value === undefined ? sql`` : condition(value)
}

/** Joins fragments, such as the columns of a select list. */
export function joined(fragments: readonly Statement[], separator: ' ' | ', ' | ' and ' | ' union all '): Statement {
  const values: SqlParameter[] = []
  const texts = fragments.map((fragment) => {
    const text = renumbered(fragment.text, values.length)
    values.push(...fragment.values)
    return text
  })
  const text = texts.join(separator)
  return new SqlStatement(text, values, nameOf(text))
}

/**
 * The same statement, planned for its values on each run: for lists and searches, whose best plan depends on how many
 * rows match. A cached plan would be the same for a rare word and a common one.
 */
export function plannedByValues<Row>(statement: Statement<Row>): Statement<Row> {
  return new SqlStatement<Row>(statement.text, statement.values, '')
}

const onceMark = 'once:'

/**
 * The same statement, planned once for all values, from its first run on. For large statements that look up some rows by
 * their ids: planning takes longer than running, and the planner would never keep a plan, because it expects more ids
 * than there are. Only where statements are prepared, and not on a cluster.
 */
export function plannedOnce<Row>(statement: Statement<Row>): Statement<Row> {
  const { text, values, name } = statement
  return new SqlStatement<Row>(text, values, name === '' ? '' : `${onceMark}${name}`, statement)
}

/** The same statement, planned as the server sees fit. */
export function plannedByServer<Row>(statement: Statement<Row>): Statement<Row> {
  const { text, values, name } = statement
  return new SqlStatement<Row>(text, values, name.replace(onceMark, ''), statement)
}

/** Whether a statement is planned once. */
export function isPlannedOnce({ name }: Statement): boolean {
  return name.startsWith(onceMark)
}

/**
 * The rows of a page in one round trip: first the ids, planned for the values of the filters, then their rows with a plan
 * that is kept: the columns of a list take longer to plan than to read. `ids` selects them as `id`, and `rows` finds them
 * in `pageIds`.
 */
export function pageOf<Row>(ids: Statement, rows: Statement<Row>): Statement<Row> {
  const { text, values } = sql`
    select share_setting('app.page_ids', coalesce(array_agg(p.id), '{}')::text) from (${ids}) p`
  return new SqlStatement<Row>(rows.text, rows.values, rows.name, { first: new SqlStatement(text, values, '') })
}

/** The rows of `pageOf`, with the ids as a parameter. */
export function withPageIds<Row>(statement: Statement<Row>, ids: string): Statement<Row> {
  const { text, values, name } = statement
  const parameter = `$${String(values.length + 1)}::uuid[]`
  return withText(new SqlStatement<Row>(text, values, name), text.replaceAll(pageIds.text, parameter), ids)
}

/** The same statement with another text, which may use more parameters. Only for texts derived from its own. */
export function withText<Row>(statement: Statement<Row>, text: string, ...more: SqlParameter[]): Statement<Row> {
  const name = statement.name === '' ? '' : nameOf(text)
  return new SqlStatement<Row>(text, [...statement.values, ...more], name, { first: statement.first })
}

/**
 * The same statement, marked as one that only reads, and locks nothing: where one transaction does the same work for
 * several records, it runs once for all of them (see merged-statements.ts).
 */
export function lookup<Row>(statement: Statement<Row>): Statement<Row> {
  return withMerging(statement, 'lookup')
}

/**
 * The same for a statement that costs little more for several keys than for one: it is written for many, and its rows have
 * the key in a column. Callers whose other values differ read alone.
 */
export function lookupByKey<Row>(
  key: string,
  column: keyof Row & string,
  forKeys: (keys: readonly string[]) => Statement<Row>,
): Statement<Row> {
  const returned = { keyOf: (item: string) => item, column }
  return withMerging(forKeys([key]), { items: [key], statement: forKeys, returned, isLookup: true })
}

/** A statement that writes any number of items. Callers whose other values differ write alone. */
export function writtenForItems<Item, Row>(
  items: readonly Item[],
  statement: (items: readonly Item[]) => Statement<Row>,
  returned?: ReturnedByKey<Item> & { readonly column: keyof Row & string },
): Statement<Row> {
  return withMerging(statement(items), { items, statement, returned, isLookup: false })
}

/**
 * The same statement, marked as one that writes a single row and returns nothing: an `insert … values`, or an `update`
 * without `from` and with one `where`.
 */
export function rowWritten(statement: Statement): Statement {
  return withMerging(statement, 'row')
}

/** The same for an `insert … select … from` of any number of rows. What `run` returns is not their number then. */
export function rowsWritten(statement: Statement): Statement {
  return withMerging(statement, 'rows')
}

function withMerging<Row>({ text, values, name, first }: Statement, merging: Merging): Statement<Row> {
  return new SqlStatement<Row>(text, values, name, { first, merging })
}

/** The same statement with another text and values, for a text that was derived from its own. It is not merged again. */
export function rewritten<Row>({ name }: Statement, text: string, values: readonly SqlParameter[]): Statement<Row> {
  const mark = name.startsWith(onceMark) ? onceMark : ''
  return new SqlStatement<Row>(text, values, name === '' ? '' : `${mark}${nameOf(text)}`)
}

/** The name of an installed function as a fragment (see `sqlFunction`). Only such names are accepted. */
export function functionName(name: string): Statement {
  if (!/^[a-z_]+_[0-9a-f]{8}$/.test(name)) throw new TypeError('This is not the name of an installed function.')
  return new SqlStatement(name, [], nameOf(name))
}

/** Rejects anything not created by `sql` before it is sent to the server. */
export function requireStatement(statement: Statement): Statement {
  if (!SqlStatement.isOne(statement)) throw new TypeError('Only a statement written with the sql tag may run.')
  return statement
}

/**
 * The types already reject objects; this rejects those that came as `any` or through a cast, and JSON written
 * elsewhere.
 */
function parameterOf(part: SqlPart, following: string): SqlParameter {
  const text = SqlJson.textOf(part)
  if (text !== undefined) return text
  if (part === undefined || part === null) return null
  if (following.startsWith('::json')) throw new TypeError('A jsonb parameter must be wrapped in json().')
  if (!isParameter(part)) throw new TypeError('An object is not an SQL value: wrap it in json().')
  return part
}

function isParameter(part: unknown): part is SqlParameter {
  if (Array.isArray(part)) return part.every(isParameter)
  if (typeof part !== 'object') return typeof part !== 'function' && typeof part !== 'symbol'
  return part === null || part instanceof Date || Buffer.isBuffer(part)
}

/** The text of a fragment whose parameters follow those already present. */
function renumbered(text: string, offset: number): string {
  return offset === 0
    ? text
    : text.replace(/\$(\d+)/g, (_, position: string) => `$${String(Number(position) + offset)}`)
}

/** The ids of the page, for the rows of `pageOf`. */
export const pageIds = sql`current_setting('app.page_ids')::uuid[]`
