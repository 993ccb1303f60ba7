import { sql } from '../../../platform/database/sql.ts'
import { withCheckedAccounts } from '../../../platform/money/account-numbers.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { recordAccountChange } from '../bank-accounts/index.ts'
import { Contact, ContactInput, ContactListQuery, ContactPatch } from './contacts.schemas.ts'
import { message } from './contacts.problems.ts'

/** Third parties that the tenant writes to or pays. Payouts copy the bank account, so nothing references a contact. */
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
    get: { description: 'Returns the contact.' },
    list: {
      description: 'Returns the contacts of the tenant, oldest first.',
      example: { query: { q: 'hansen' } },
    },
    create: {
      description:
        'Creates a contact: a third party that the tenant writes to, or pays on behalf of a creditor. Only administrators, and tokens with the scope, can manage contacts.',
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
        'Changes the given fields; null removes a value. Existing payouts keep the bank account they were created with. A new bank account is reported to the other administrators by e-mail and shown on the next payouts.',
      events: ['contacts.update', 'bank-accounts.change'],
      example: {
        body: {
          email: 'faktura@laasesmed-hansen.example',
          phone: null,
          bankAccount: { type: 'DANISH', registrationNumber: '3409', accountNumber: '0012345679' },
        },
      },
    },
    delete: { description: 'Deletes the contact. Existing payouts keep a copy of its bank account.' },
  },
})

export const contactOperations = Object.values(contacts.operations)
export const createContact = contacts.create
