import { sql, type Statement } from '../../platform/database/sql.ts'

/** The customers that have a word beginning with each of the terms, as a set for `in (…)`; no term finds nobody. */
export function customersWithWords(tenantId: string, terms: readonly string[]): Statement {
  const [first, ...others] = terms
  if (first === undefined) return sql`select null::uuid where false`
  return sql`
    select w.customer_id from customer_search_words w
    where w.tenant_id = ${tenantId}::uuid and w.word >= ${first}::text and w.word < ${first}::text || chr(1114111)
    ${others.reduce(
      (conditions, term) => sql`${conditions} and exists (
        select from customer_search_words o
        where o.tenant_id = ${tenantId}::uuid and o.customer_id = w.customer_id
          and o.word >= ${term}::text and o.word < ${term}::text || chr(1114111))`,
      sql``,
    )}`
}

/** Makes these the words under which a customer is found. */
export function replaceSearchWords(tenantId: string, customerId: string, words: readonly string[]): Statement {
  return sql`
    with gone as (
      delete from customer_search_words
      where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid and word <> all (${words}::text[])
    )
    insert into customer_search_words (tenant_id, word, customer_id)
    select ${tenantId}::uuid, w.word, ${customerId}::uuid from unnest(${words}::text[]) as w (word)
    on conflict do nothing`
}
