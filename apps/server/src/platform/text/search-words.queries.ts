import { sql, type Statement } from '../database/sql.ts'

/** Where the words of one kind of thing are kept: rows of tenant, word and the id of the thing. */
export interface WordTable {
  readonly table: Statement
  readonly idColumn: Statement
}

/** The things that have a word beginning with each of the terms, as a set for `in (…)`; no term finds nothing. */
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

/** Adds words under which a thing is found. */
export function insertWords(
  { table, idColumn }: WordTable,
  tenantId: string,
  id: string,
  words: readonly string[],
): Statement {
  return sql`
    insert into ${table} (tenant_id, word, ${idColumn})
    select ${tenantId}::uuid, w.word, ${id}::uuid from unnest(${words}::text[]) as w (word)
    on conflict do nothing`
}
