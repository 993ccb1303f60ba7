import { columnsOf } from '../../../platform/columns/columns.ts'
import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { type CustomerRow, customerView, type NewCustomer } from './customers.queries.ts'

/** The customers with these references, each of the creditor at the same place. */
export function findCustomersOfCreditors(
  tenantId: string,
  named: readonly { readonly creditorId: string; readonly referenceId: string }[],
): Statement<CustomerRow> {
  return sql<CustomerRow>`
    select ${customerView} as customer
    from unnest(${named.map(({ creditorId }) => creditorId)}::uuid[], ${named.map(({ referenceId }) => referenceId)}::text[])
      as n (creditor_id, reference_id)
    join customers c on c.tenant_id = ${tenantId}::uuid and c.creditor_id = n.creditor_id and c.reference_id = n.reference_id`
}

/** Inserts customers without their users. */
export function insertCustomers(
  { tenantId, createdAt, createdBy }: Pick<NewCustomer, 'tenantId' | 'createdAt' | 'createdBy'>,
  customers: readonly Pick<NewCustomer, 'customerId' | 'creditorId' | 'referenceId' | 'isCompany' | 'name'>[],
): Statement {
  const { uuid, text, boolean } = columnsOf(customers)
  return sql`
    insert into customers (
      tenant_id, customer_id, creditor_id, reference_id, is_company, sort_name, created_at, created_by)
    select ${tenantId}::uuid, c.customer_id, c.creditor_id, c.reference_id, c.is_company, sort_name(c.name),
           ${createdAt}::timestamptz, ${json(createdBy)}::jsonb
    from unnest(${uuid(({ customerId }) => customerId)}::uuid[], ${uuid(({ creditorId }) => creditorId)}::uuid[],
                ${text(({ referenceId }) => referenceId)}::text[], ${boolean(({ isCompany }) => isCompany)}::boolean[],
                ${text(({ name }) => name)}::text[])
      as c (customer_id, creditor_id, reference_id, is_company, name)
    returning true`
}

/** Inserts the search words of new customers, each word once. */
export function insertWordsOfCustomers(
  tenantId: string,
  words: readonly { readonly customerId: string; readonly word: string }[],
): Statement {
  const { uuid, text } = columnsOf(words)
  return sql`
    insert into customer_search_words (tenant_id, word, customer_id)
    select ${tenantId}::uuid, w.word, w.customer_id
    from unnest(${text(({ word }) => word)}::text[], ${uuid(({ customerId }) => customerId)}::uuid[]) as w (word, customer_id)
    returning true`
}
