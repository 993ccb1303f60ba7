import { columnsOf } from '../../../platform/columns/columns.ts'
import { pageOfMatches } from '../../../platform/database/page-of-matches.ts'
import { json, lookup, plannedByValues, sql, type Statement, when } from '../../../platform/database/sql.ts'
import type { Actor } from '../../../platform/identity/actor.ts'
import { customerHasWords, customersWithWords } from './customer-search.queries.ts'
import type { Customer, CustomerSort, UserDetails } from './customers.schemas.ts'

/** A customer with its users and cases. Responses and events share this shape, so they cannot differ. */
export const customerView = sql`
  json_build_object(
    'creditorId', c.creditor_id, 'createdAt', api_instant(c.created_at), 'customerId', c.customer_id,
    'tenantId', c.tenant_id, 'referenceId', c.reference_id, 'isCompany', c.is_company,
    'users', coalesce((
      select json_agg(json_build_object(
        'userId', u.user_id, 'id', u.user_seq_id, 'relation', u.relation, 'contact', u.is_contact,
        'customerId', u.customer_id, 'lang', u.language, 'details', u.details) order by u.user_seq_id)
      from customer_users u
      where u.tenant_id = c.tenant_id and u.customer_id = c.customer_id), '[]'),
    'cases', coalesce((
      select json_agg(json_build_object(
        'caseId', k.case_id, 'id', k.case_seq_id, 'status', k.status, 'endReason', e.handle,
        'statusTime', api_instant(k.status_time), 'createdAt', api_instant(k.created_at)) order by k.case_seq_id)
      from published.cases k
      left join published.end_reasons e on e.tenant_id = k.tenant_id and e.end_reason_id = k.end_reason_id
      where k.tenant_id = c.tenant_id and k.customer_id = c.customer_id), '[]'))`

/** The display name of the customer of a row, such as a case: its first debtor, else its first user, else its reference. */
export function debtorNameOf(row: Statement): Statement {
  return sql`
    coalesce(
      (select u.details ->> 'name' from customer_users u
       where u.tenant_id = ${row}.tenant_id and u.customer_id = ${row}.customer_id
       order by u.relation <> 'debtor', u.user_seq_id limit 1),
      (select k.reference_id from customers k
       where k.tenant_id = ${row}.tenant_id and k.customer_id = ${row}.customer_id))`
}

export interface CustomerRow {
  readonly customer: Customer
}

export function findCustomer(tenantId: string, customerId: string): Statement<CustomerRow> {
  return lookup(sql<CustomerRow>`
    select ${customerView} as customer
    from customers c
    where c.tenant_id = ${tenantId}::uuid and c.customer_id = ${customerId}::uuid`)
}

export interface CustomersByReferenceRow {
  /** Whether the creditor in the query exists; true if there is none. */
  readonly isKnownCreditor: boolean
  /** At most two: enough to know that the reference is not unique. */
  readonly customers: Customer[]
}

export function findCustomersByReference(
  tenantId: string,
  referenceId: string,
  creditorId: string | null,
): Statement<CustomersByReferenceRow> {
  return lookup(sql<CustomersByReferenceRow>`
    with found as (
      select ${customerView} as customer
      from customers c
      where c.tenant_id = ${tenantId}::uuid and c.reference_id = ${referenceId}::text
        and (${creditorId}::uuid is null or c.creditor_id = ${creditorId}::uuid)
      limit 2
    )
    select
      (${creditorId}::uuid is null or exists (
        select from published.creditors where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid)) as "isKnownCreditor",
      coalesce((select json_agg(found.customer) from found), '[]') as customers`)
}

export interface CustomerFilter {
  readonly creditorId: string | null
  readonly referenceId: string | null
  readonly terms: readonly string[] | null
}

export interface CustomerPage {
  readonly limit: number
  readonly offset: number
  readonly after: string | null
  /** Without an order, customers are sorted by id. */
  readonly sort?: CustomerSort | undefined
}

export function listCustomers(tenantId: string, filter: CustomerFilter, page: CustomerPage): Statement<CustomerRow> {
  const { condition, by, following } = customerOrder(tenantId, page)
  const pageWith = (found: Statement): Statement => sql`
    select c.customer_id as id from customers c
    where c.tenant_id = ${tenantId}::uuid ${found} ${condition}
      ${when(filter.creditorId, (creditorId) => sql`and c.creditor_id = ${creditorId}::uuid`)}
      ${when(filter.referenceId, (referenceId) => sql`and c.reference_id = ${referenceId}::text`)}
      ${following}
    order by ${by}
    limit ${page.limit}::integer offset ${page.offset}::integer`
  const searched = (terms: readonly string[]): Statement =>
    pageOfMatches({
      gather: () => customersWithWords(tenantId, terms),
      ask: customerHasWords(tenantId, sql`c.customer_id`, terms),
      id: sql`c.customer_id`,
      page: pageWith,
    })
  return plannedByValues(sql<CustomerRow>`
    select ${customerView} as customer
    from (${filter.terms === null ? pageWith(sql``) : searched(filter.terms)}) p
    join customers c on c.tenant_id = ${tenantId}::uuid and c.customer_id = p.id
    order by ${by}`)
}

/** The order of a list, the condition of its index, and the condition that selects the customers after `after`. */
function customerOrder(
  tenantId: string,
  { sort, after }: CustomerPage,
): Record<'condition' | 'by' | 'following', Statement> {
  if (sort === undefined) {
    return {
      condition: sql``,
      by: sql`c.customer_id`,
      following: when(after, (id) => sql`and c.customer_id > ${id}::uuid`),
    }
  }
  const isDescending = sort === '-name'
  const than = isDescending ? sql`<` : sql`>`
  return {
    condition: sql`and c.sort_name >= ''`,
    by: isDescending ? sql`c.sort_name desc, c.customer_id desc` : sql`c.sort_name, c.customer_id`,
    following: when(
      after,
      (id) => sql`and (c.sort_name, c.customer_id) ${than} ((
        select a.sort_name from customers a where a.tenant_id = ${tenantId}::uuid and a.customer_id = ${id}::uuid), ${id}::uuid)`,
    ),
  }
}

export interface CreditorOfCustomer {
  readonly creditorId: string
  readonly country: string | null
}

export function findCreditor(tenantId: string, creditorId: string): Statement<CreditorOfCustomer> {
  return findCreditors(tenantId, [creditorId])
}

export function findCreditors(tenantId: string, creditorIds: readonly string[]): Statement<CreditorOfCustomer> {
  return sql<CreditorOfCustomer>`
    select creditor_id as "creditorId", address ->> 'country' as country from published.creditors
    where tenant_id = ${tenantId}::uuid and creditor_id = any (${creditorIds}::uuid[])`
}

export interface NewCustomer {
  readonly tenantId: string
  readonly customerId: string
  readonly creditorId: string
  readonly referenceId: string
  readonly isCompany: boolean
  /** The name that lists are sorted by. */
  readonly name: string
  readonly createdAt: Date
  readonly createdBy: Actor
}

export function insertCustomer(customer: NewCustomer): Statement {
  return sql`
    insert into customers (
      tenant_id, customer_id, creditor_id, reference_id, is_company, sort_name, created_at, created_by)
    values (${customer.tenantId}::uuid, ${customer.customerId}::uuid, ${customer.creditorId}::uuid,
            ${customer.referenceId}::text, ${customer.isCompany}::boolean, sort_name(${customer.name}::text),
            ${customer.createdAt}::timestamptz, ${json(customer.createdBy)}::jsonb)`
}

/** Changes the name that lists are sorted by, if it is another. */
export function updateSortName(tenantId: string, customerId: string, name: string): Statement {
  return sql`
    update customers set sort_name = sort_name(${name}::text)
    where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid and sort_name <> sort_name(${name}::text)`
}

export interface NewCustomerUser {
  readonly userId: string
  readonly relation: string
  readonly contact: boolean
  readonly lang: string
  readonly details: UserDetails
}

/** Inserts users with the next numbers of the tenant, in the given order. */
export function insertCustomerUsers(
  { customerId, ...written }: Pick<NewCustomer, 'tenantId' | 'customerId' | 'createdAt' | 'createdBy'>,
  users: readonly NewCustomerUser[],
): Statement<{ number: number }> {
  return insertUsersOfCustomers(
    written,
    users.map((user) => ({ ...user, customerId })),
  )
}

/** The same for several customers. Returns the numbers. */
export function insertUsersOfCustomers(
  { tenantId, createdAt, createdBy }: Pick<NewCustomer, 'tenantId' | 'createdAt' | 'createdBy'>,
  users: readonly (NewCustomerUser & { readonly customerId: string })[],
): Statement<{ number: number }> {
  const { uuid, text, json: jsonColumn, boolean } = columnsOf(users)
  return sql<{ number: number }>`
    with numbered as (
      update tenant_counters set value = value + ${users.length}::bigint
      where tenant_id = ${tenantId}::uuid and counter = 'users'
      returning value - ${users.length}::bigint as used
    )
    insert into customer_users (
      tenant_id, user_id, user_seq_id, customer_id, relation, is_contact, language, details, created_at, created_by)
    select ${tenantId}::uuid, u.user_id, numbered.used + u.position, u.customer_id, u.relation, u.is_contact, u.language,
           u.details::jsonb, ${createdAt}::timestamptz, ${json(createdBy)}::jsonb
    from numbered
    cross join unnest(${uuid(({ userId }) => userId)}::uuid[], ${uuid(({ customerId }) => customerId)}::uuid[],
                      ${text(({ relation }) => relation)}::text[], ${boolean(({ contact }) => contact)}::boolean[],
                      ${text(({ lang }) => lang)}::text[], ${jsonColumn(({ details }) => details)}::text[]) with ordinality
      as u (user_id, customer_id, relation, is_contact, language, details, position)
    returning user_seq_id as number`
}

/** Locks a customer until the transaction ends. Locks are always taken in this order: customer, then cases. */
export function lockCustomer(tenantId: string, customerId: string): Statement {
  return sql`
    select from customers where tenant_id = ${tenantId}::uuid and customer_id = ${customerId}::uuid for no key update`
}

export interface ChangedCustomer {
  readonly tenantId: string
  readonly customerId: string
  readonly referenceId: string
  readonly isCompany: boolean
  readonly now: Date
  readonly actor: Actor
}

export function updateCustomer(changed: ChangedCustomer): Statement {
  return sql`
    update customers
    set reference_id = ${changed.referenceId}::text, is_company = ${changed.isCompany}::boolean,
        updated_at = ${changed.now}::timestamptz, updated_by = ${json(changed.actor)}::jsonb
    where tenant_id = ${changed.tenantId}::uuid and customer_id = ${changed.customerId}::uuid`
}

export function updateCustomerUser(tenantId: string, user: NewCustomerUser): Statement {
  return sql`
    update customer_users
    set relation = ${user.relation}::text, is_contact = ${user.contact}::boolean, language = ${user.lang}::text,
        details = ${json(user.details)}::jsonb
    where tenant_id = ${tenantId}::uuid and user_id = ${user.userId}::uuid`
}

export function deleteUserOfCustomer(tenantId: string, userId: string): Statement {
  return sql`delete from customer_users where tenant_id = ${tenantId}::uuid and user_id = ${userId}::uuid`
}
