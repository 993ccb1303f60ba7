import { readOperation, sessionOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unauthorized } from '../../../platform/identity/authenticator.ts'
import { searched } from '../../../platform/text/searched.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { createCustomer } from './create-customer.ts'
import { cprWord } from './customer-change.ts'
import { createCustomerUser } from './create-customer-user.ts'
import { findCreditor, findCustomer, findCustomersByReference, listCustomers } from './customers.queries.ts'
import {
  CreateCustomerQuery,
  Customer,
  CustomerAnswer,
  CprSearchInput,
  CustomersFound,
  CustomerInput,
  CustomerListQuery,
  CustomerParams,
  CustomerPatch,
  CustomerReferenceParams,
  CustomerReferenceQuery,
  CustomerUserAnswer,
  CustomerUserInput,
  CustomerUserParams,
  CustomerUserPatch,
} from './customers.schemas.ts'
import { deleteCustomerUser } from './delete-customer-user.ts'
import { patchCustomer } from './patch-customer.ts'
import { patchCustomerUser } from './patch-customer-user.ts'
import { problem, message } from './customers.problems.ts'

const tag = 'Customers'

export const customerOperations = [
  readOperation({
    id: 'get-customer',
    method: 'GET',
    path: '/v1/{tenantId}/customers/{customerId}',
    scope: 'read:customers',
    tag,
    summary: 'Get a customer',
    description: 'Returns the customer with its users and cases.',
    params: CustomerParams,
    success: { status: 200, description: 'The customer with its users and cases.', body: Customer },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(
        await read(findCustomer(tenantId, params.customerId)),
        message('There is no such customer.'),
      )
      return row.customer
    },
  }),
  readOperation({
    id: 'get-customer-by-reference-id',
    method: 'GET',
    path: '/v1/{tenantId}/customers/by-reference-id/{referenceId}',
    scope: 'read:customers',
    tag,
    summary: 'Get a customer by its reference',
    description:
      'Returns the customer with this reference. The reference must be percent-encoded: `a/b` is `a%2Fb`. If customers of several creditors have the same reference, add `creditorId`.',
    params: CustomerReferenceParams,
    query: CustomerReferenceQuery,
    success: { status: 200, description: 'The customer with its users and cases.', body: Customer },
    problems: ['not-found', 'unknown-reference', 'customer-not-unique'],
    example: { params: { referenceId: '{customerReferenceId}' }, query: { creditorId: '{creditorId}' } },
    run: async ({ tenantId, read }, { params, query }) => {
      const [found] = await read(findCustomersByReference(tenantId, params.referenceId, query.creditorId ?? null))
      if (found?.isKnownCreditor === false) throw unknownReference('/creditorId', 'creditor')
      const [customer, another] = found?.customers ?? []
      if (customer === undefined) throw problem('not-found', message('There is no customer with this reference.'))
      if (another !== undefined) {
        throw problem(
          'customer-not-unique',
          message('Customers of several creditors have this reference. Add the creditorId.'),
        )
      }
      return customer
    },
  }),
  readOperation({
    id: 'list-customers',
    method: 'GET',
    path: '/v1/{tenantId}/customers',
    scope: 'read:customers',
    tag,
    summary: 'List customers',
    description: 'Returns the customers that match all filters, oldest first or by name.',
    query: CustomerListQuery,
    success: { status: 200, description: 'One page of customers.', body: Page(Customer) },
    problems: ['unknown-reference'],
    run: async ({ tenantId, read }, { query }) => {
      const { creditorId = null, referenceId = null } = query
      const filter = { creditorId, referenceId }
      const rows = await searched(query, (terms) =>
        read(listCustomers(tenantId, { ...filter, terms }, { ...pageBounds(query), sort: query.sort })),
      )
      // A result proves that the creditor exists, so only an empty page needs the check.
      if (rows.length === 0 && creditorId !== null && (await read(findCreditor(tenantId, creditorId))).length === 0) {
        throw unknownReference('/creditorId', 'creditor')
      }
      return pageOf(
        query,
        rows.map((row) => row.customer),
      )
    },
  }),
  sessionOperation({
    id: 'find-customers-by-cpr',
    method: 'POST',
    path: '/iam/customers/find-by-cpr',
    stage: 'signed-in',
    tag,
    summary: 'Find customers by CPR number',
    description:
      'Returns up to 20 customers who have a user with this CPR number. It is a POST, so that the number is in no URL, and the request log does not store it. Tokens are rejected.',
    body: CprSearchInput,
    success: { status: 200, description: 'The customers, oldest first.', body: CustomersFound },
    problems: [],
    example: { body: { cpr: '0101900000' } },
    run: async ({ services, session }, { body: { cpr } }) => {
      if (session === undefined) throw unauthorized()
      const { tenantId } = session
      const filter = { creditorId: null, referenceId: null, terms: [cprWord(cpr)] }
      const rows = await services.database.read(
        tenantId,
        listCustomers(tenantId, filter, { limit: 20, offset: 0, after: null }),
      )
      return { customers: rows.map(({ customer }) => customer) }
    },
  }),
  writeOperation({
    id: 'create-customer',
    method: 'POST',
    path: '/v1/{tenantId}/customers',
    scope: 'write:customers',
    tag,
    summary: 'Create a customer',
    description: 'Creates a customer of a creditor, with the people and companies related to it, such as the debtor.',
    query: CreateCustomerQuery,
    body: CustomerInput,
    success: { status: 201, description: 'The customer as created.', body: CustomerAnswer },
    location: (customer) => `/customers/${customer.customerId}`,
    events: ['customers.create'],
    problems: ['unknown-reference', 'customer-reference-taken'],
    example: {
      query: { creditorId: '{creditorId}' },
      body: {
        referenceId: 'K-2001',
        isCompany: false,
        users: [
          {
            relation: 'debtor',
            lang: 'da',
            details: {
              name: 'Mette Sørensen',
              email: 'mette@example.com',
              phone: { locale: '45', number: '20123456' },
              address: { address: 'Nørregade 12', zipcode: '8000', city: 'Aarhus C', country: 'DK' },
            },
          },
        ],
      },
    },
    run: (command, { query, body }) => createCustomer(command, query.creditorId, body),
  }),
  writeOperation({
    id: 'patch-customer',
    method: 'PATCH',
    path: '/v1/{tenantId}/customers/{customerId}',
    scope: 'write:customers',
    tag,
    summary: 'Change a customer',
    description: 'Changes the given fields. Use the operations for customer users to change its users.',
    params: CustomerParams,
    body: CustomerPatch,
    success: { status: 200, description: 'The updated customer.', body: Customer },
    events: ['customers.update'],
    problems: ['not-found', 'customer-reference-taken'],
    example: { body: { isCompany: false } },
    run: (command, { params, body }) => patchCustomer(command, params.customerId, body),
  }),
  writeOperation({
    id: 'create-customer-user',
    method: 'POST',
    path: '/v1/{tenantId}/customers/{customerId}/users',
    scope: 'write:customers',
    tag,
    summary: 'Add a user to a customer',
    description: 'Adds a person or company related to the customer, such as a second debtor, a guarantor or a lawyer.',
    params: CustomerParams,
    body: CustomerUserInput,
    success: { status: 201, description: 'The new user.', body: CustomerUserAnswer },
    location: (_user, { customerId }) => `/customers/${customerId}`,
    events: ['customers.update'],
    problems: ['not-found'],
    example: {
      body: {
        relation: 'lawyer',
        contact: false,
        details: { name: 'Advokat Liv Østergaard', email: 'liv@advokat-oestergaard.example' },
      },
    },
    run: (command, { params, body }) => createCustomerUser(command, params.customerId, body),
  }),
  writeOperation({
    id: 'patch-customer-user',
    method: 'PATCH',
    path: '/v1/{tenantId}/customers/{customerId}/users/{userId}',
    scope: 'write:customers',
    tag,
    summary: 'Change a user of a customer',
    description: 'Changes the given fields. The last debtor of a customer cannot get another relation.',
    params: CustomerUserParams,
    body: CustomerUserPatch,
    success: { status: 200, description: 'The updated user.', body: CustomerUserAnswer },
    events: ['customers.update'],
    problems: ['not-found', 'last-debtor'],
    example: {
      params: { userId: '{customerUserId}' },
      body: { lang: 'en', details: { phone: { locale: '45', number: '20123457' } } },
    },
    run: (command, { params, body }) => patchCustomerUser(command, params, body),
  }),
  writeOperation({
    id: 'delete-customer-user',
    method: 'DELETE',
    path: '/v1/{tenantId}/customers/{customerId}/users/{userId}',
    scope: 'write:customers',
    tag,
    summary: 'Remove a user from a customer',
    description: 'Removes the user and revokes their debtor links. The last debtor of a customer cannot be removed.',
    params: CustomerUserParams,
    success: { status: 200, description: 'The user was removed.', body: Empty },
    events: ['customers.update', 'links.revoke'],
    problems: ['not-found', 'last-debtor'],
    example: { params: { userId: '{customerUserId}' } },
    run: (command, { params }) => deleteCustomerUser(command, params),
  }),
]
