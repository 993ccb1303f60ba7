import { sql, type Statement } from './sql.ts'

/**
 * If more records than this match, they are checked one by one, in the order of the list. Collecting so many takes some
 * twenty milliseconds. Filling a page from a list of which fewer match would take longer in a tenant with many records.
 */
const gatheredMax = 2_500

/**
 * The ids of one page of the records of a list that match, if an index finds the matches in another order. A few matches
 * are collected and sorted. Many would be sorted for a single page: then the list is read in its order, and each record
 * checked, until the page is full. Collecting up to a limit decides between the two; the other is not run. Matches are
 * collected once, before the list: without statistics, as after an import, the planner would otherwise collect them again
 * for each record.
 */
export function pageOfMatches(search: {
  /** Selects the ids of all matches, some perhaps twice. Of more than `max`, it may select any number above that. */
  readonly gather: (max: number) => Statement
  readonly max?: number
  /** Whether the current record of the list matches. */
  readonly ask: Statement
  /** The id of that record. */
  readonly id: Statement
  /** One page of the list with a further condition, as a column `id`. If the matches were collected, they are few. */
  readonly page: (condition: Statement, isGathered: boolean) => Statement
}): Statement {
  const { gather, max = gatheredMax, ask, id, page } = search
  return sql`
    with gathered as materialized (
      select f.id from (${gather(max)}) f (id) limit ${max + 1}::integer
    ), counted as materialized (
      select count(*) > ${max}::integer as are_many from gathered
    )
    select g.id from (${page(sql`and ${id} in (select f.id from gathered f)`, true)}) g where not (select are_many from counted)
    union all
    select w.id from (${page(sql`and (${ask})`, false)}) w where (select are_many from counted)`
}
