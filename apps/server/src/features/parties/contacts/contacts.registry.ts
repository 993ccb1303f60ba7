import { exampleIds } from '../../../example-ids.ts'
import { sql } from '../../../platform/database/sql.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { recordAccountChange } from '../bank-accounts/index.ts'
import { Contact, ContactInput, ContactListQuery, ContactPatch } from './contacts.schemas.ts'
import { message } from './contacts.problems.ts'

/**
 * The third parties that the tenant writes to or pays out to. Payouts keep their own copy of the bank account, so that
 * nothing refers to a contact.
 */
const contacts = defineRegistry({
  noun: 'contact',
  plural: 'contacts',
  subjectType: 'contact',
  tag: 'Contacts',
  path: '/contacts',
  scopes: { read: 'read:contacts', write: 'write:contacts' },
  writeRole: 'admin',
  notFound: message('There is no such contact.'),
  schemas: { resource: Contact, input: ContactInput, patch: ContactPatch, query: ContactListQuery },
  table: 'contacts',
  id: { member: 'id', column: 'contact_id', parameter: 'contactId' },
  columns: {
    name: text('name'),
    email: text('email'),
    phone: jsonb('phone'),
    registryIdentifier: jsonb('registry_identifier'),
    bankAccount: jsonb('bank_account'),
  },
  hasUpdateStamp: true,
  filter: ({ q = null }) => sql`
    (${q}::text is null
     or strpos(lower(name), lower(${q}::text)) > 0
     or strpos(lower(email), lower(${q}::text)) > 0)`,
  create: (input) => ({
    ...{ email: null, phone: null, registryIdentifier: null, bankAccount: null },
    ...withCheckedAccounts(input),
  }),
  beforePatch: withCheckedAccounts,
  afterWrite: (command, after, before) =>
    recordAccountChange(command, { ownerType: 'contact', ownerId: after.id, ownerName: after.name, before, after }),
  operations: {
    get: {},
    list: { example: { query: { q: 'hansen' } } },
    create: {
      description:
        'Adds a third party that the tenant writes to or pays out to on behalf of a creditor. Only administrators manage contacts; a token acts as one within its scopes.',
      example: {
        body: {
          name: 'Låsesmed Hansen ApS',
          email: 'post@laasesmed-hansen.example',
          phone: { locale: '45', number: '70123456' },
          registryIdentifier: { scheme: 'DK:CVR', value: '12345674' },
          bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345678' },
        },
      },
    },
    patch: {
      description:
        'Changes the fields that are given; null takes a value away. Payouts already made to the contact keep their own copy of its bank account. The other administrators are told of another account by e-mail, and the next payouts show it.',
      events: ['contacts.update', 'bank-accounts.change'],
      example: {
        params: { contactId: exampleIds.contactId },
        body: {
          email: 'faktura@laasesmed-hansen.example',
          phone: null,
          bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345679' },
        },
      },
    },
    delete: { description: 'Payouts already made to the contact keep their own copy of its bank account.' },
  },
})

export const contactOperations = Object.values(contacts.operations)
export const createContact = contacts.create
