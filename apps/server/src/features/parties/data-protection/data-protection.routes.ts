import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Erasure, ErasureInput, PersonExport, PersonParams } from './data-protection.schemas.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'

const tag = 'Data protection'

export const dataProtectionOperations = [
  readOperation({
    id: 'export-person',
    method: 'GET',
    path: '/v1/{tenantId}/customers/{customerId}/users/{userId}/personal-data',
    scope: 'read:data-protection',
    role: 'admin',
    tag,
    summary: 'Export the data of a person',
    description:
      'Returns everything stored about a user of a customer, for a request for access or portability (articles 15 and 20 of the GDPR). Data of a case that is shared with others of the customer is included, without their own details.',
    params: PersonParams,
    success: { status: 200, description: 'The data, by kind.', body: PersonExport },
    problems: ['not-found'],
    example: { params: { customerId: '{formerCustomerId}', userId: '{formerUserId}' } },
    run: (context, { params }) => exportPerson(context, params),
  }),
  writeOperation({
    id: 'erase-person',
    method: 'POST',
    path: '/v1/{tenantId}/customers/{customerId}/users/{userId}/erasure',
    scope: 'write:data-protection',
    role: 'admin',
    tag,
    summary: 'Erase the data of a person',
    description:
      'Erases name, addresses, numbers, messages, letters, files and notes of a user of a customer (article 17 of the GDPR), also from the audit trail and the events. The books stay: vouchers keep their amounts, dates, references and texts. Data of a case that is shared with others of the customer is erased with the last of them. A person who owes money in an open case cannot be erased. Every export of the tenant is deleted, because it is a copy of everybody’s data. It cannot be undone: try it with a dry run. The content of files is removed from the file store within 30 days.',
    params: PersonParams,
    body: ErasureInput,
    success: { status: 200, description: 'What was erased.', body: Erasure },
    events: ['erasures.create', 'customers.update', 'links.revoke'],
    problems: ['not-found', 'person-in-open-case', 'already-erased'],
    example: {
      params: { customerId: '{formerCustomerId}', userId: '{formerUserId}' },
      body: { reason: 'Request of 3 March' },
    },
    run: (command, { params, body }) => erasePerson(command, params, body),
  }),
]
