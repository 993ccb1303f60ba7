import { createHash } from 'node:crypto'

/**
 * One SQL statement with its values; the row type is what its author promises and the tests prove. Only this module can
 * make one: the private member marks it, and no JSON, however it is shaped, can carry that mark.
 */
class SqlStatement<Row = unknown> {
  readonly #isOurs = true
  readonly text: string
  readonly values: readonly SqlParameter[]
  /** Name under which the server keeps the prepared statement: a hash of its text. */
  readonly name: string
  declare readonly row?: Row

  constructor(text: string, values: readonly SqlParameter[], name: string) {
    this.text = text
    this.values = values
    this.name = name
  }

  static isOne(value: unknown): value is SqlStatement {
    return typeof value === 'object' && value !== null && #isOurs in value
  }
}

/** A value that travels as JSON text, for a parameter cast to `jsonb` or `json`. */
class SqlJson {
  readonly #text: string | null

  constructor(value: unknown) {
    this.#text = value === null || value === undefined ? null : serialise(value)
  }

  /** The text of a value that `json` made; undefined for everything else. */
  static textOf(value: unknown): string | null | undefined {
    return typeof value === 'object' && value !== null && #text in value ? value.#text : undefined
  }
}

export type Statement<Row = unknown> = SqlStatement<Row>
export type Json = SqlJson

type SqlScalar = string | number | bigint | boolean | Date | Buffer | null

/** What may travel as a parameter. The driver would turn any other object into text of its own making. */
export type SqlParameter = SqlScalar | readonly SqlParameter[]

/** What may be put between the parts of a statement's text. */
export type SqlPart = SqlParameter | undefined | Json | Statement

/**
 * Wraps a value for a `jsonb` parameter: the one place where values become JSON. null and undefined are the null of SQL.
 */
export function json(value: unknown): Json {
  return new SqlJson(value)
}

function serialise(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  if (text === undefined) throw new TypeError(`A ${typeof value} cannot be written as JSON.`)
  return text
}

/** The texts of a server are few and fixed, so names are computed once and kept. */
const namesByText = new Map<string, string>()

function nameOf(text: string): string {
  const known = namesByText.get(text)
  if (known !== undefined) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  namesByText.set(text, name)
  return name
}

/**
 * Writes a statement as it reads: values become parameters, and another statement stands in as a fragment.
 * There is no way to put a plain string into the text.
 */
export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: readonly SqlPart[]): Statement<Row> {
  const values: SqlParameter[] = []
  let text = strings[0] ?? ''
  parts.forEach((part, index) => {
    const following = strings[index + 1] ?? ''
    text += SqlStatement.isOne(part) ? splice(part, values) : `$${String(values.push(parameterOf(part, following)))}`
    text += following
  })
  return new SqlStatement<Row>(text, values, nameOf(text))
}

/**
 * The name of a table, a column or a column of the result, for statements that are made from a declaration. Names are
 * written in the code; as a safeguard, one with anything but letters and underscores is refused.
 */
export function identifier(name: string): Statement {
  if (!/^[A-Za-z_]+$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is not the name of a table or a column.`)
  const text = `"${name}"`
  return new SqlStatement(text, [], nameOf(text))
}

/** Fragments as one, such as the columns of a select list. */
export function joined(fragments: readonly Statement[], separator: ', ' | ' and ' | ' union all '): Statement {
  const values: SqlParameter[] = []
  const text = fragments.map((fragment) => splice(fragment, values)).join(separator)
  return new SqlStatement(text, values, nameOf(text))
}

/**
 * The same statement, planned anew for its values each time it runs: for lists and searches, whose best plan depends on
 * how many rows the values find. A kept plan would be the same for a rare word and a common one.
 */
export function plannedByValues<Row>(statement: Statement<Row>): Statement<Row> {
  return new SqlStatement<Row>(statement.text, statement.values, '')
}

/** The name of an installed function as a fragment (see `sqlFunction`). Nothing but such a name is accepted. */
export function functionName(name: string): Statement {
  if (!/^[a-z_]+_[0-9a-f]{8}$/.test(name)) throw new TypeError('This is not the name of an installed function.')
  return new SqlStatement(name, [], nameOf(name))
}

/** Refuses what did not come from `sql`, where a statement leaves for the server. */
export function requireStatement(statement: Statement): Statement {
  if (!SqlStatement.isOne(statement)) throw new TypeError('Only a statement written with the sql tag may run.')
  return statement
}

/**
 * The types refuse objects already; this refuses those that came in as `any` or through a cast, and JSON that was
 * written anywhere else.
 */
function parameterOf(part: SqlPart, following: string): SqlParameter {
  const text = SqlJson.textOf(part)
  if (text !== undefined) return text
  if (part === undefined || part === null) return null
  if (following.startsWith('::json')) throw new TypeError('A jsonb parameter must be wrapped in json().')
  if (!isParameter(part)) throw new TypeError('An object is no SQL value: wrap it in json().')
  return part
}

function isParameter(part: unknown): part is SqlParameter {
  if (Array.isArray(part)) return part.every(isParameter)
  if (typeof part !== 'object') return typeof part !== 'function' && typeof part !== 'symbol'
  return part === null || part instanceof Date || Buffer.isBuffer(part)
}

/** Renumbers a fragment's parameters behind those already there. */
function splice(fragment: Statement, values: SqlParameter[]): string {
  const offset = values.length
  values.push(...fragment.values)
  return fragment.text.replace(/\$(\d+)/g, (_, position: string) => `$${String(Number(position) + offset)}`)
}
