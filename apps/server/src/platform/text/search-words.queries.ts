import { rowsWritten, sql, type Statement } from '../database/sql.ts'

/** Where the words of one kind of record are stored: rows of tenant, word and record id. */
export interface WordTable {
  readonly table: Statement
  readonly idColumn: Statement
}

/**
 * The records that have a word starting with each of the terms, as a set for `in (…)`. No terms match nothing. The longest
 * term is looked up and the others are checked, since nearly every record may have a word that begins with a single letter.
 */
export function idsWithWords({ table, idColumn }: WordTable, tenantId: string, terms: readonly string[]): Statement {
  const [first, ...others] = terms.toSorted((one, other) => other.length - one.length)
  if (first === undefined) return sql`select null::uuid as ${idColumn} where false`
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
