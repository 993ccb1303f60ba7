import { exampleIds } from '../../../example-ids.ts'
import { sql } from '../../../platform/database/sql.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { Collector, CollectorInput, CollectorPatch } from './collectors.schemas.ts'
import { message } from './collectors.problems.ts'

/** The parties that collect, for creditors to choose as their default. */
const collectors = defineRegistry({
  noun: 'collector',
  plural: 'collectors',
  subjectType: 'collector',
  tag: 'Collectors',
  path: '/collectors',
  scopes: { read: 'read:collectors', write: 'write:collectors' },
  writeRole: 'admin',
  notFound: message('There is no such collector.'),
  schemas: { resource: Collector, input: CollectorInput, patch: CollectorPatch },
  table: 'collectors',
  id: { member: 'collectorId', column: 'collector_id' },
  columns: { name: text('name'), registryIdentifier: jsonb('registry_identifier') },
  create: (input) => ({ registryIdentifier: null, ...input }),
  references: ({ tenantId, collectorId }) => [
    {
      usedBy: 'creditors',
      rows: sql`select from creditors where tenant_id = ${tenantId}::uuid and default_collector_id = ${collectorId}::uuid`,
    },
  ],
  operations: {
    create: {
      description: 'A collector is the party that collects. A creditor names one as its default.',
      example: {
        body: { name: 'Nordisk Inkasso A/S', registryIdentifier: { scheme: 'DK:CVR', value: '25313763' } },
      },
    },
    list: {},
    get: { example: { params: { collectorId: exampleIds.collectorId } } },
    patch: {
      description: 'Changes the name and the registry identifier, where they are given; null takes a value away.',
      example: {
        params: { collectorId: exampleIds.collectorId },
        body: { name: 'Nordisk Inkasso A/S', registryIdentifier: null },
      },
    },
    delete: {
      description: 'Only a collector that is not in use can be deleted.',
      example: { params: { collectorId: exampleIds.unusedCollectorId } },
    },
  },
})

export const collectorOperations = Object.values(collectors.operations)
export const createCollector = collectors.create
