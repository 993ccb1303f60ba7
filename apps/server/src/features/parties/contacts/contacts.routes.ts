import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { contactView } from './contact-view.ts'
import { findContact, listContacts } from './contacts.queries.ts'
import { Contact, ContactInput, ContactListQuery, ContactParams, ContactPatch } from './contacts.schemas.ts'
import { createContact } from './create-contact.ts'
import { deleteContact } from './delete-contact.ts'
import { patchContact } from './patch-contact.ts'
import { problem, message } from './contacts.problems.ts'

const tag = 'Contacts'

export const contactOperations = [
  readOperation({
    id: 'get-contact',
    method: 'GET',
    path: '/v1/{tenantId}/contacts/{contactId}',
    scope: 'read:contacts',
    tag,
    summary: 'Get a contact',
    params: ContactParams,
    success: { status: 200, description: 'The contact.', body: Contact },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findContact(tenantId, params.contactId))
      if (row === undefined) throw problem('not-found', message('There is no such contact.'))
      return contactView(row)
    },
  }),
  readOperation({
    id: 'list-contacts',
    method: 'GET',
    path: '/v1/{tenantId}/contacts',
    scope: 'read:contacts',
    tag,
    summary: 'List contacts',
    query: ContactListQuery,
    success: { status: 200, description: 'One page of contacts.', body: Page(Contact) },
    problems: [],
    example: { query: { q: 'hansen' } },
    run: async ({ tenantId, read }, { query }) => {
      const rows = await read(listContacts(tenantId, { text: query.q ?? null }, pageBounds(query)))
      return pageOf(query, rows.map(contactView))
    },
  }),
  writeOperation({
    id: 'create-contact',
    method: 'POST',
    path: '/v1/{tenantId}/contacts',
    scope: 'write:contacts',
    role: 'admin',
    tag,
    summary: 'Create a contact',
    description:
      'Adds a third party that the tenant writes to or pays out to on behalf of a creditor. Only administrators manage contacts; a token acts as one within its scopes.',
    body: ContactInput,
    success: { status: 201, description: 'The contact as created.', body: Contact },
    location: (contact) => `/contacts/${contact.id}`,
    events: ['contacts.create'],
    problems: [],
    example: {
      body: {
        name: 'Låsesmed Hansen ApS',
        email: 'post@laasesmed-hansen.example',
        phone: { locale: '45', number: '70123456' },
        registryIdentifier: { scheme: 'DK:CVR', value: '12345674' },
        bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
      },
    },
    run: (command, { body }) => createContact(command, body),
  }),
  writeOperation({
    id: 'patch-contact',
    method: 'PATCH',
    path: '/v1/{tenantId}/contacts/{contactId}',
    scope: 'write:contacts',
    role: 'admin',
    tag,
    summary: 'Patch a contact',
    description:
      'Changes the fields that are given; null takes a value away. Payouts already made to the contact keep their own copy of its bank account. The other administrators are told of another account by e-mail, and the next payouts show it.',
    params: ContactParams,
    body: ContactPatch,
    success: { status: 200, description: 'The contact as it is now.', body: Contact },
    events: ['contacts.update', 'bank-accounts.change'],
    problems: ['not-found'],
    example: {
      params: { contactId: exampleIds.contactId },
      body: {
        email: 'faktura@laasesmed-hansen.example',
        phone: null,
        bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345679' },
      },
    },
    run: (command, { params, body }) => patchContact(command, params.contactId, body),
  }),
  writeOperation({
    id: 'delete-contact',
    method: 'DELETE',
    path: '/v1/{tenantId}/contacts/{contactId}',
    scope: 'write:contacts',
    role: 'admin',
    tag,
    summary: 'Delete a contact',
    description: 'Payouts already made to the contact keep their own copy of its bank account.',
    params: ContactParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['contacts.delete'],
    problems: ['not-found'],
    run: (command, { params }) => deleteContact(command, params.contactId),
  }),
]
