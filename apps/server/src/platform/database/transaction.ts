import type pg from 'pg'
import { isPlannedOnce, requireStatement, sql, type Statement, withPageIds } from './sql.ts'

/** The transaction of a use case. */
export interface Transaction {
  /** Whether statements of several workers can be sent as one (see merged-work.ts): not on a cluster. */
  readonly merges: boolean
  /** All rows of a statement. */
  many<Row>(statement: Statement<Row>): Promise<Row[]>
  /** The single row of a statement. Throws if there is none. */
  one<Row>(statement: Statement<Row>): Promise<Row>
  /** The row of a statement, if there is one. */
  maybeOne<Row>(statement: Statement<Row>): Promise<Row | undefined>
  /** Runs a statement and returns the number of affected rows. */
  run(statement: Statement): Promise<number>
}

/** A tenant as it was at one moment, however long it is read. Its connection is in use until it is closed. */
export interface Snapshot {
  read<Row>(statement: Statement<Row>): Promise<Row[]>
  close(): Promise<void>
}

/** Changes a statement before it is sent. */
export type Adapt = <Row>(statement: Statement<Row>) => Statement<Row>

export function namedQuery(statement: Statement): pg.QueryConfig {
  const { name, text, values } = requireStatement(statement)
  return { name, text, values: [...values] }
}

const planOnce = sql`set local plan_cache_mode = force_generic_plan`
const planAsUsual = sql`set local plan_cache_mode to default`

/** The statement and those that are sent before it. */
export function namedQueries(statement: Statement, adapt: Adapt): pg.QueryConfig[] {
  const { first } = requireStatement(statement)
  const before = isPlannedOnce(adapt(statement)) ? [planOnce] : []
  return [...before, ...(first === undefined ? [] : [first]), statement].map((each) => namedQuery(adapt(each)))
}

/** A query for whose answer the connection waits longer than usual. */
export function withTimeout(
  query: pg.QueryConfig,
  query_timeout?: number,
): pg.QueryConfig & { query_timeout?: number } {
  return query_timeout === undefined ? query : { ...query, query_timeout }
}

/** What is sent after a statement, if its transaction goes on. */
function queriesAfter(statement: Statement, adapt: Adapt): pg.QueryConfig[] {
  return isPlannedOnce(adapt(statement)) ? [namedQuery(adapt(planAsUsual))] : []
}

/** Waits for statements sent together. Throws the first failure and leaves none unhandled. */
export async function sendTogether(queries: Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(queries)
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason as Error
    return outcome.value
  })
}

export function hasPage(statement: Statement): boolean {
  return requireStatement(statement).first !== undefined
}

/** The ids of a page in a round trip of its own: on a cluster, a setting made by a statement stays on its node. */
export async function withPageFound<Row>(
  client: pg.PoolClient,
  adapt: Adapt,
  statement: Statement<Row>,
): Promise<Statement<Row>> {
  const { first } = requireStatement(statement)
  if (first === undefined) return statement
  const { rows } = await client.query<{ share_setting: string }>(namedQuery(adapt(first)))
  return withPageIds(statement, rows[0]?.share_setting ?? '{}')
}

export function transactionOn(
  client: pg.PoolClient,
  begun: Promise<unknown>,
  { adapt, isDistributed }: { adapt: Adapt; isDistributed: boolean },
): Transaction {
  async function many<Row>(statement: Statement<Row>): Promise<Row[]> {
    // Other statements are sent at once: a use case may rely on their order.
    const ready = isDistributed && hasPage(statement) ? await withPageFound(client, adapt, statement) : statement
    const queries = namedQueries(ready, adapt).map((query) => client.query(query))
    const after = queriesAfter(ready, adapt).map((query) => client.query(query))
    const results = await sendTogether([begun, ...queries, ...after])
    return (results[queries.length] as pg.QueryResult).rows as Row[]
  }
  return {
    merges: !isDistributed,
    many,
    async maybeOne(statement) {
      const rows = await many(statement)
      return rows[0]
    },
    async one(statement) {
      const [row] = await many(statement)
      if (row === undefined) throw new Error('A statement that must return a row returned none.')
      return row
    },
    async run(statement) {
      const [, result] = await sendTogether([begun, client.query(namedQuery(adapt(statement)))])
      return (result as pg.QueryResult).rowCount ?? 0
    },
  }
}
