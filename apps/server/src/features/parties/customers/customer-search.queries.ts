import { sql, type Statement } from '../../../platform/database/sql.ts'
import { hasWords, idsWithWords, insertWords, type WordTable } from '../../../platform/text/search-words.queries.ts'

const customerWords: WordTable = { table: sql`customer_search_words`, idColumn: sql`customer_id` }

/** The customers with a word beginning with each term, as a set for `in (…)`. Without terms it is empty. */
export function customersWithWords(tenantId: string, terms: readonly string[]): Statement {
  return idsWithWords(customerWords, tenantId, terms)
}

/** Whether the customer has a word beginning with each of the terms. */
export function customerHasWords(tenantId: string, customerId: Statement, terms: readonly string[]): Statement {
  return hasWords(customerWords, tenantId, customerId, terms)
}

/** Replaces the search words of a customer. */
export function replaceSearchWords(tenantId: string, customerId: string, words: readonly string[]): Statement {
  return sql`
    with removed as (
      delete from customer_search_words
      where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid and word <> all (${words}::text[])
    )
    ${insertWords(customerWords, tenantId, customerId, words)}`
}
