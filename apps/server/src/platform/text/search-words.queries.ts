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

/**
 * Whether one thing has a word beginning with each of the terms; of no term, nothing has. Each look is a value and no
 * `exists`, which the planner might turn into the gathering that this stands in for.
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

/** What more things than this have in common is looked for thing by thing, in the order of the list. */
const gatheredMax = 1_000

/**
 * The ids of one page of a list in which something is searched for. What few have is gathered from the words and put in
 * order. What many have would be sorted for the sake of one page: there the list is walked in its order, and each thing
 * asked, until the page is full. Which of the two is decided by gathering up to a limit; the other is not run. It is
 * gathered once, ahead of the list: a planner that does not know yet how many have a word, as after an import, would
 * otherwise gather anew for each thing of the list.
 */
export function pageOfSearch(search: {
  /** Selects the ids of what is found. */
  readonly gather: Statement
  /** Whether the thing that the list has come to is found. */
  readonly ask: Statement
  /** The id of that thing. */
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
