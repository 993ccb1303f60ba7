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

export function findCustomers(tenantId: string, customerIds: readonly string[]): Statement<CustomerRow> {
  return sql<CustomerRow>`
    select ${customerView} as customer
    from customers c
    where c.tenant_id = ${tenantId}::uuid and c.customer_id = any (${customerIds}::uuid[])`
}

/** Inserts customers without their users. */
export function insertCustomers(
  { tenantId, createdAt, createdBy }: Pick<NewCustomer, 'tenantId' | 'createdAt' | 'createdBy'>,
  customers: readonly Pick<NewCustomer, 'customerId' | 'creditorId' | 'referenceId' | 'isCompany' | 'name'>[],
): Statement {
  return sql`
    insert into customers (
      tenant_id, customer_id, creditor_id, reference_id, is_company, sort_name, created_at, created_by)
    select ${tenantId}::uuid, c."customerId", c."creditorId", c."referenceId", c."isCompany", sort_name(c.name),
           ${createdAt}::timestamptz, ${json(createdBy)}::jsonb
    from jsonb_to_recordset(${json(customers)}::jsonb)
      as c ("customerId" uuid, "creditorId" uuid, "referenceId" text, "isCompany" boolean, name text)
    returning true`
}

/** Inserts the search words of customers that have none. */
export function insertWordsOfCustomers(
  tenantId: string,
  words: readonly { readonly customerId: string; readonly word: string }[],
): Statement {
  return sql`
    insert into customer_search_words (tenant_id, word, customer_id)
    select ${tenantId}::uuid, w.word, w.customer_id
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ customerId }) => customerId)}::uuid[])
      as w (word, customer_id)
    on conflict do nothing`
}
