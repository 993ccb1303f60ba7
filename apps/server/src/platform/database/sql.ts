import { createHash } from 'node:crypto'

/** One SQL statement with its values; the row type is what its author promises and the tests prove. */
export interface Statement<Row = unknown> {
  readonly text: string
  readonly values: readonly unknown[]
  /** Name under which the server keeps the prepared statement: a hash of its text. */
  readonly name: string
  readonly row?: Row
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

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'text' in value && 'values' in value && 'name' in value
}

/**
 * Writes a statement as it reads: values become parameters, and another statement stands in as a fragment.
 * There is no way to put a plain string into the text.
 */
export function sql<Row = unknown>(strings: TemplateStringsArray, ...parts: readonly unknown[]): Statement<Row> {
  const values: unknown[] = []
  let text = strings[0] ?? ''
  parts.forEach((part, index) => {
    text += isStatement(part) ? splice(part, values) : `$${String(values.push(part))}`
    text += strings[index + 1] ?? ''
  })
  return { text, values, name: nameOf(text) }
}

/**
 * The same statement, planned anew for its values each time it runs: for lists and searches, whose best plan depends on
 * how many rows the values find. A kept plan would be the same for a rare word and a common one.
 */
export function plannedByValues<Row>(statement: Statement<Row>): Statement<Row> {
  return { ...statement, name: '' }
}

/** Renumbers a fragment's parameters behind those already there. */
function splice(fragment: Statement, values: unknown[]): string {
  const offset = values.length
  values.push(...fragment.values)
  return fragment.text.replace(/\$(\d+)/g, (_, position: string) => `$${String(Number(position) + offset)}`)
}
