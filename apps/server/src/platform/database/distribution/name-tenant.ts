import { type Statement, withText } from '../sql.ts'

/**
 * Names the tenant wherever a statement compares the tenants of two tables. Citus sends a statement to one node if it sees
 * that every table is limited to one tenant. It sees that across joins, but not from a subquery to the statement around
 * it: such a statement would visit every shard. The comparison is true in either form, since a transaction sees the
 * rows of one tenant only.
 */
export function nameTenant<Row>(statement: Statement<Row>, tenantId: string): Statement<Row> {
  const number = statement.values.length + 1
  const text = namedIn(statement.text, number)
  return text === statement.text ? statement : withText(statement, text, tenantId)
}

const comparison = /\b(\w+)\.tenant_id = (\w+)\.tenant_id\b/g
/** A server has few, fixed texts. */
const texts = new Map<string, string>()

function namedIn(text: string, number: number): string {
  const known = texts.get(text)
  if (known !== undefined) return known
  const parameter = `$${String(number)}::uuid`
  const named = text.replaceAll(
    comparison,
    (_, one: string, other: string) => `(${one}.tenant_id = ${parameter} and ${other}.tenant_id = ${parameter})`,
  )
  texts.set(text, named)
  return named
}
