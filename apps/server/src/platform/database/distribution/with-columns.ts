import { type Statement, withText } from '../sql.ts'

const withoutColumns = /(^\s*|\(\s*|\bunion(?: all)?\s+)select from\b/g
/** A server has few, fixed texts. */
const texts = new Map<string, string>()

/** Gives every query a column: Citus may send its rows from node to node, and cannot send rows without columns. */
export function withColumns<Row>(statement: Statement<Row>): Statement<Row> {
  const known = texts.get(statement.text)
  const text = known ?? statement.text.replaceAll(withoutColumns, '$1select 1 from')
  if (known === undefined) texts.set(statement.text, text)
  return text === statement.text ? statement : withText(statement, text)
}
