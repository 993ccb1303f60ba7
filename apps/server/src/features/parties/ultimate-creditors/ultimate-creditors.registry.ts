import { exampleIds } from '../../../example-ids.ts'
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

/** The original creditors of claims. That their creditor exists is left to the foreign key. */
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
  // Only an empty page leaves open whether the creditor exists.
  whenEmpty: async ({ creditorId }, { tenantId, read }) => {
    if (creditorId === undefined || (await read(findCreditor(tenantId, creditorId))).length > 0) return
    throw unknownReference('/creditorId', 'creditor')
  },
  create: (input) => ({ address: null, registryIdentifier: null, ...input }),
  references: ({ tenantId, creditorId, ultimateCreditorId }) => [
    {
      usedBy: 'cases',
      rows: sql`
        select from cases
        where tenant_id = ${tenantId}::uuid and creditor_id = ${creditorId}::uuid
          and ultimate_creditor_id = ${ultimateCreditorId}::uuid`,
    },
  ],
  operations: {
    create: {
      description:
        'An ultimate creditor is the original creditor behind the creditor on a case. Letters of a case that has one speak of it where they would speak of the creditor.',
      problems: ['unknown-reference'],
      example: {
        body: {
          creditorId: exampleIds.creditorId,
          name: 'Kystens Tandlæger ApS',
          address: { address: 'Havnegade 12', zipcode: '5000', city: 'Odense C', country: 'DK' },
          registryIdentifier: { scheme: 'DK:CVR', value: '31261430' },
        },
      },
    },
    list: { problems: ['unknown-reference'], example: { query: { creditorId: exampleIds.creditorId } } },
    get: { example: { params: { ultimateCreditorId: exampleIds.ultimateCreditorId } } },
    patch: {
      description:
        'Changes the name, the address and the registry identifier, where they are given; null takes a value away. An address replaces the one before as a whole. The creditor that it stands behind stays the same.',
      example: {
        params: { ultimateCreditorId: exampleIds.ultimateCreditorId },
        body: { address: { address: 'Fjernvarmevej 3', zipcode: '3000', city: 'Helsingør', country: 'DK' } },
      },
    },
    delete: {
      description: 'Only an ultimate creditor that is not in use can be deleted.',
      example: { params: { ultimateCreditorId: exampleIds.unusedUltimateCreditorId } },
    },
  },
})

export const ultimateCreditorOperations = Object.values(ultimateCreditors.operations)
export const createUltimateCreditor = ultimateCreditors.create
