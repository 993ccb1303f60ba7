import { sql } from '../../../platform/database/sql.ts'
import { jsonb, text, uuid } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findCreditor } from '../creditors/index.ts'
import {
  UltimateCreditor,
  UltimateCreditorInput,
  UltimateCreditorListQuery,
  UltimateCreditorPatch,
} from './ultimate-creditors.schemas.ts'
import { message } from './ultimate-creditors.problems.ts'

/** The original creditors of claims. The foreign key checks that their creditor exists. */
const ultimateCreditors = defineRegistry({
  noun: 'ultimate creditor',
  plural: 'ultimate creditors',
  subjectType: 'ultimate-creditor',
  tag: 'Ultimate creditors',
  path: '/ultimate-creditors',
  scopes: { read: 'read:ultimate-creditors', write: 'write:ultimate-creditors' },
  notFound: message('There is no such ultimate creditor.'),
  schemas: {
    resource: UltimateCreditor,
    input: UltimateCreditorInput,
    patch: UltimateCreditorPatch,
    query: UltimateCreditorListQuery,
  },
  table: 'ultimate_creditors',
  id: { member: 'ultimateCreditorId', column: 'ultimate_creditor_id' },
  columns: {
    creditorId: uuid('creditor_id'),
    name: text('name'),
    address: jsonb('address'),
    registryIdentifier: jsonb('registry_identifier'),
  },
  filter: ({ creditorId = null }) => sql`(${creditorId}::uuid is null or creditor_id = ${creditorId}::uuid)`,
  // A result proves that the creditor exists, so only an empty page needs the check.
  whenEmpty: async ({ creditorId }, { tenantId, read }) => {
    if (creditorId === undefined || (await read(findCreditor(tenantId, creditorId))).length > 0) return
    throw unknownReference('/creditorId', 'creditor')
  },
  create: (input) => ({ address: null, registryIdentifier: null, ...input }),
  references: ({ tenantId, creditorId, ultimateCreditorId }) => [
    {
      usedBy: 'cases',
      rows: sql`
        select from published.cases
        where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
          and ultimate_creditor_id = ${ultimateCreditorId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'Creates an ultimate creditor: the party with which a claim arose, before the creditor took it over. Letters of a case name its ultimate creditor instead of the creditor.',
      problems: ['unknown-reference'],
      example: {
        body: {
          creditorId: '{creditorId}',
          name: 'Kystens Tandlæger ApS',
          address: { address: 'Havnegade 12', zipcode: '5000', city: 'Odense C', country: 'DK' },
          registryIdentifier: { scheme: 'DK:CVR', value: '31261430' },
        },
      },
    },
    list: {
      description: 'Returns the ultimate creditors, oldest first.',
      problems: ['unknown-reference'],
      example: { query: { creditorId: '{creditorId}' } },
    },
    get: {
      description: 'Returns the ultimate creditor.',
    },
    patch: {
      description:
        'Changes the name, the address or the registry identifier; null removes a value. A new address replaces the old one entirely. The creditor cannot be changed.',
      example: {
        body: { address: { address: 'Fjernvarmevej 3', zipcode: '3000', city: 'Helsingør', country: 'DK' } },
      },
    },
    delete: {
      description: 'Deletes an ultimate creditor. One in use cannot be deleted.',
      example: { params: { ultimateCreditorId: '{unusedUltimateCreditorId}' } },
    },
  },
})

export const ultimateCreditorOperations = Object.values(ultimateCreditors.operations)
export const createUltimateCreditor = ultimateCreditors.create
