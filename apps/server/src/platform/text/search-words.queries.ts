import { rowsWritten, sql, type Statement } from '../database/sql.ts'

/** Where the words of one kind of record are stored: rows of tenant, word and record id. */
export interface WordTable {
  readonly table: Statement
  readonly idColumn: Statement
}

/** The records that have a word starting with each of the terms, as a set for `in (…)`. No terms match nothing. */
export function idsWithWords({ table, idColumn }: WordTable, tenantId: string, terms: readonly string[]): Statement {
  const [first, ...others] = terms
  if (first === undefined) return sql`select null::uuid where false`
  return sql`
    select w.${idColumn} from ${table} w
    where w.tenant_id = ${tenantId}::uuid and w.word >= ${first}::text and w.word < ${first}::text || chr(1114111)
    ${others.reduce(
      (conditions, term) => sql`${conditions} and exists (
        select from ${table} o
        where o.tenant_id = ${tenantId}::uuid and o.${idColumn} = w.${idColumn}
          and o.word >= ${term}::text and o.word < ${term}::text || chr(1114111))`,
      sql``,
    )}`
}

/**
 * Whether a record has a word starting with each of the terms. No terms match nothing. Each check is a value and not an
 * `exists`, which the planner might turn into the set that this avoids.
 */
export function hasWords(
  { table, idColumn }: WordTable,
  tenantId: string,
  id: Statement,
  terms: readonly string[],
): Statement {
  if (terms.length === 0) return sql`false`
  return terms.reduce<Statement>(
    (conditions, term) => sql`${conditions} and coalesce((
      select true from ${table} w
      where w.tenant_id = ${tenantId}::uuid and w.${idColumn} = ${id}
        and w.word >= ${term}::text and w.word < ${term}::text || chr(1114111)
      limit 1), false)`,
    sql`true`,
  )
}

/** If more records than this match, they are checked one by one, in the order of the list. */
const gatheredMax = 1_000

/**
 * The ids of one page of a searched list. A few matches are collected from the words and sorted. Many would be sorted
 * for a single page: then the list is read in its order, and each record checked, until the page is full. Collecting up
 * to a limit decides between the two; the other is not run. Matches are collected once, before the list: without
 * statistics, as after an import, the planner would otherwise collect them again for each record.
 */
export function pageOfSearch(search: {
  /** Selects the ids of all matches. */
  readonly gather: Statement
  /** Whether the current record of the list matches. */
  readonly ask: Statement
  /** The id of that record. */
  readonly id: Statement
  /** One page of the list with a further condition, as a column `id`. */
  readonly page: (condition: Statement) => Statement
}): Statement {
  const { gather, ask, id, page } = search
  return sql`
    with gathered as materialized (
      select f.id from (${gather}) f (id) limit ${gatheredMax + 1}::integer
    ), counted as materialized (
      select count(*) > ${gatheredMax}::integer as are_many from gathered
    )
    select g.id from (${page(sql`and ${id} in (select f.id from gathered f)`)}) g where not (select are_many from counted)
    union all
    select w.id from (${page(sql`and (${ask})`)}) w where (select are_many from counted)`
}

/** Adds words by which a record is found. */
export function insertWords(
  { table, idColumn }: WordTable,
  tenantId: string,
  id: string,
  words: readonly string[],
): Statement {
  return rowsWritten(sql`
    insert into ${table} (tenant_id, word, ${idColumn})
    select ${tenantId}::uuid, w.word, ${id}::uuid from unnest(${words}::text[]) as w (word)
    on conflict do nothing`)
}
