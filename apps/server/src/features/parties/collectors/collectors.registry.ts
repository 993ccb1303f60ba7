import { sql } from '../../../platform/database/sql.ts'
import { jsonb, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { Collector, CollectorInput, CollectorPatch } from './collectors.schemas.ts'
import { message } from './collectors.problems.ts'

/** The parties that collect. A creditor has one as its default. */
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
      rows: sql`select from published.creditors where tenant_id = ${tenantId}::uuid and default_collector_id = ${collectorId}::uuid`,
    },
  ],
  operations: {
    create: {
      description: 'Creates a collector: a party that collects. A creditor has one as its default.',
      example: {
        body: { name: 'Nordisk Inkasso A/S', registryIdentifier: { scheme: 'DK:CVR', value: '25313763' } },
      },
    },
    list: { description: 'Returns the collectors of the tenant, oldest first.' },
    get: { description: 'Returns the collector.' },
    patch: {
      description: 'Changes the name or the registry identifier; null removes the identifier.',
      example: {
        body: { name: 'Nordisk Inkasso A/S', registryIdentifier: null },
      },
    },
    delete: {
      description: 'Deletes a collector. One in use cannot be deleted.',
      example: { params: { collectorId: '{unusedCollectorId}' } },
    },
  },
})

export const collectorOperations = Object.values(collectors.operations)
export const createCollector = collectors.create
