import { exampleIds } from '../../example-ids.ts'
import { readOperation, writeOperation } from '../../platform/http/operation.ts'
import { Page, pageBounds, pageOf } from '../../platform/http/schemas.ts'
import { Problem, unknownReference } from '../../problems/index.ts'
import { createCustomer } from './create-customer.ts'
import { findCustomer, findCustomersByReference, listCustomers } from './customers.queries.ts'
import {
  CreateCustomerQuery,
  Customer,
  CustomerInput,
  CustomerListQuery,
  CustomerParams,
  CustomerReferenceParams,
  CustomerReferenceQuery,
} from './customers.schemas.ts'

const tag = 'Customers'

export const customerOperations = [
  readOperation({
    id: 'get-customer',
    method: 'GET',
    path: '/v1/{tenantId}/customers/{customerId}',
    scope: 'read:customers',
    tag,
    summary: 'Get a customer',
    params: CustomerParams,
    success: { status: 200, description: 'The customer with its users and cases.', body: Customer },
    problems: ['not-found'],
    example: { params: { customerId: exampleIds.customerId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findCustomer(tenantId, params.customerId))
      if (row === undefined) throw new Problem('not-found', 'There is no such customer.')
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
      'The reference is written percent-encoded, `a/b` as `a%2Fb`. Where customers of several creditors share it, `creditorId` says which is meant.',
    params: CustomerReferenceParams,
    query: CustomerReferenceQuery,
    success: { status: 200, description: 'The customer with its users and cases.', body: Customer },
    problems: ['not-found', 'unknown-reference', 'customer-not-unique'],
    example: { params: { referenceId: exampleIds.customerReferenceId }, query: { creditorId: exampleIds.creditorId } },
    run: async ({ tenantId, read }, { params, query }) => {
      const [found] = await read(findCustomersByReference(tenantId, params.referenceId, query.creditorId ?? null))
      if (found?.isKnownCreditor === false) throw unknownReference('/creditorId', 'creditor')
      const [customer, another] = found?.customers ?? []
      if (customer === undefined) throw new Problem('not-found', 'There is no customer with this reference.')
      if (another !== undefined) {
        throw new Problem(
          'customer-not-unique',
          'Customers of several creditors have this reference. Give the creditorId.',
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
    query: CustomerListQuery,
    success: { status: 200, description: 'One page of customers, oldest first.', body: Page(Customer) },
    problems: [],
    run: async ({ tenantId, read }, { query }) => {
      const { creditorId = null, referenceId = null } = query
      const rows = await read(listCustomers(tenantId, { creditorId, referenceId }, pageBounds(query)))
      return pageOf(
        query,
        rows.map((row) => row.customer),
      )
    },
  }),
  writeOperation({
    id: 'create-customer',
    method: 'POST',
    path: '/v1/{tenantId}/customers',
    scope: 'write:customers',
    tag,
    summary: 'Create a customer',
    description:
      'Adds a customer of a creditor together with the people and companies related to it, such as the debtor.',
    query: CreateCustomerQuery,
    body: CustomerInput,
    success: { status: 201, description: 'The customer as created.', body: Customer },
    location: (customer) => `/customers/${customer.customerId}`,
    problems: ['unknown-reference', 'customer-reference-taken'],
    example: {
      query: { creditorId: exampleIds.creditorId },
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
]
