import { sanitiseAhead } from '../../../platform/html/sanitise-ahead.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst, unknownReference } from '../../../problems/index.ts'
import { propertyFilter } from '../../casework/property-types/index.ts'
import { createCreditor } from './create-creditor.ts'
import { creditorView } from './creditor-view.ts'
import { findCreditor, findPropertyOfFilter, listCreditors } from './creditors.queries.ts'
import { Creditor, CreditorInput, CreditorListQuery, CreditorParams, CreditorPatch } from './creditors.schemas.ts'
import { patchCreditor } from './patch-creditor.ts'
import { message } from './creditors.problems.ts'

const tag = 'Creditors'

export const creditorOperations = [
  writeOperation({
    id: 'create-creditor',
    method: 'POST',
    path: '/v1/{tenantId}/creditors',
    scope: 'write:creditors',
    tag,
    summary: 'Create a creditor',
    description:
      'Creates a creditor, whose claims the tenant collects. Only the name is required: `state` defaults to ACTIVE, `isCompany` to true, every other flag to false and the rest to null. Only administrators can set bank accounts.',
    body: CreditorInput,
    success: { status: 201, description: 'The creditor as created.', body: Creditor },
    location: ({ creditorId }) => `/creditors/${creditorId}`,
    events: ['creditors.create'],
    problems: [
      ...(['unknown-reference', 'user-inactive', 'responsible-role-too-low'] as const),
      ...(['creditor-reference-taken', 'role-too-low'] as const),
    ],
    example: {
      body: {
        id: 'HAVNEFRONT',
        name: 'Havnefrontens El A/S',
        centralRegisterId: '25052943',
        vatRegistered: true,
        address: { address: 'Havnegade 12', zipcode: '5000', city: 'Odense C', country: 'DK' },
        caseworkerContactId: '{caseworkerUserId}',
        defaultCollectorId: '{collectorId}',
        defaultChainId: '{workflowId}',
        defaultBillingModelId: '{billingModelId}',
        erpLink: 'https://erp.example.com/customers/{{customerReferenceId}}',
      },
    },
    prepare: ({ tenantId }, { body }) => sanitiseAhead(tenantId, [body.debtorFAQ]),
    run: (command, { body }) => createCreditor(command, body),
  }),
  readOperation({
    id: 'list-creditors',
    method: 'GET',
    path: '/v1/{tenantId}/creditors',
    scope: 'read:creditors',
    tag,
    summary: 'List creditors',
    description: 'Returns the creditors that match all filters, oldest first.',
    query: CreditorListQuery,
    success: { status: 200, description: 'One page of creditors.', body: Page(Creditor) },
    problems: ['unknown-reference'],
    example: { query: { state: 'ACTIVE' } },
    run: async ({ tenantId, read }, { query }) => {
      const property = query.property === undefined ? null : propertyFilter(query.property)
      const filters = { state: query.state ?? null, text: query.q ?? null, property }
      const rows = await read(listCreditors(tenantId, filters, pageBounds(query)))
      // A result proves that the property is defined, so only an empty page needs the check.
      if (rows.length === 0 && property !== null) {
        const [known] = await read(findPropertyOfFilter(tenantId, property.handle))
        if (known?.isDefined !== true) throw unknownReference('/property', 'property type of creditors')
      }
      return pageOf(query, rows.map(creditorView))
    },
  }),
  readOperation({
    id: 'get-creditor',
    method: 'GET',
    path: '/v1/{tenantId}/creditors/{creditorId}',
    scope: 'read:creditors',
    tag,
    summary: 'Get a creditor',
    description: 'Returns the creditor.',
    params: CreditorParams,
    success: { status: 200, description: 'The creditor.', body: Creditor },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      const row = requireFirst(
        await read(findCreditor(tenantId, params.creditorId)),
        message('There is no such creditor.'),
      )
      return creditorView(row)
    },
  }),
  writeOperation({
    id: 'patch-creditor',
    method: 'PATCH',
    path: '/v1/{tenantId}/creditors/{creditorId}',
    scope: 'write:creditors',
    tag,
    summary: 'Patch a creditor',
    description:
      'Changes the given fields; null removes a value. A new address replaces the old one entirely. A body that changes nothing is valid. Only administrators can change bank accounts: a caseworker’s request that contains one is rejected and changes nothing. The other administrators are notified of a new account by e-mail, and it is shown on the next payouts.',
    params: CreditorParams,
    body: CreditorPatch,
    success: { status: 204, description: 'The creditor was updated.' },
    events: ['creditors.update', 'bank-accounts.change'],
    problems: [
      ...(['not-found', 'unknown-reference', 'user-inactive', 'responsible-role-too-low'] as const),
      ...(['creditor-reference-taken', 'role-too-low'] as const),
    ],
    example: {
      body: {
        id: '{creditorReferenceId}',
        state: 'ACTIVE',
        contactId: '{clientUserId}',
        notes: 'Calls back on Thursdays.',
        address: { address: 'Strandvejen 7', zipcode: '2900', city: 'Hellerup', country: 'DK' },
      },
    },
    prepare: ({ tenantId }, { body }) => sanitiseAhead(tenantId, [body.debtorFAQ]),
    run: (command, { params, body }) => patchCreditor(command, params.creditorId, body),
  }),
]
