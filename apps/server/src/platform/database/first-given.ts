import { sql, type Statement } from './sql.ts'

/**
 * The first of two values that is not null, for a condition that an index serves. PostgreSQL takes `coalesce` for something
 * that could leak rows past row-level security, so it would compare every row of the table instead of using the index.
 */
export function firstGiven(first: Statement, second: Statement): Statement {
  return sql`case when ${first} is null then ${second} else ${first} end`
}
