import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { collectorView } from './collector-view.ts'
import { findCollector, listCollectors } from './collectors.queries.ts'
import { Collector, CollectorInput, CollectorListQuery, CollectorParams, CollectorPatch } from './collectors.schemas.ts'
import { createCollector } from './create-collector.ts'
import { deleteCollector } from './delete-collector.ts'
import { patchCollector } from './patch-collector.ts'
import { problem, message } from './collectors.problems.ts'

const tag = 'Collectors'

export const collectorOperations = [
  writeOperation({
    id: 'create-collector',
    method: 'POST',
    path: '/v1/{tenantId}/collectors',
    scope: 'write:collectors',
    role: 'admin',
    tag,
    summary: 'Create a collector',
    description: 'A collector is the party that collects. A creditor names one as its default.',
    body: CollectorInput,
    success: { status: 201, description: 'The collector as created.', body: Collector },
    location: (collector) => `/collectors/${collector.collectorId}`,
    events: ['collectors.create'],
    problems: [],
    example: {
      body: { name: 'Nordisk Inkasso A/S', registryIdentifier: { scheme: 'DK:CVR', value: '25313763' } },
    },
    run: (command, { body }) => createCollector(command, body),
  }),
  readOperation({
    id: 'list-collectors',
    method: 'GET',
    path: '/v1/{tenantId}/collectors',
    scope: 'read:collectors',
    tag,
    summary: 'List collectors',
    query: CollectorListQuery,
    success: { status: 200, description: 'One page of collectors.', body: Page(Collector) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listCollectors(tenantId, pageBounds(query)))).map(collectorView)),
  }),
  readOperation({
    id: 'get-collector',
    method: 'GET',
    path: '/v1/{tenantId}/collectors/{collectorId}',
    scope: 'read:collectors',
    tag,
    summary: 'Get a collector',
    params: CollectorParams,
    success: { status: 200, description: 'The collector.', body: Collector },
    problems: ['not-found'],
    example: { params: { collectorId: exampleIds.collectorId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findCollector(tenantId, params.collectorId))
      if (row === undefined) throw problem('not-found', message('There is no such collector.'))
      return collectorView(row)
    },
  }),
  writeOperation({
    id: 'patch-collector',
    method: 'PATCH',
    path: '/v1/{tenantId}/collectors/{collectorId}',
    scope: 'write:collectors',
    role: 'admin',
    tag,
    summary: 'Patch a collector',
    description: 'Changes the name and the registry identifier, where they are given; null takes a value away.',
    params: CollectorParams,
    body: CollectorPatch,
    success: { status: 200, description: 'The collector as it is now.', body: Collector },
    events: ['collectors.update'],
    problems: ['not-found'],
    example: {
      params: { collectorId: exampleIds.collectorId },
      body: { name: 'Nordisk Inkasso A/S', registryIdentifier: null },
    },
    run: (command, { params, body }) => patchCollector(command, params.collectorId, body),
  }),
  writeOperation({
    id: 'delete-collector',
    method: 'DELETE',
    path: '/v1/{tenantId}/collectors/{collectorId}',
    scope: 'write:collectors',
    role: 'admin',
    tag,
    summary: 'Delete a collector',
    description: 'Only a collector that is not in use can be deleted.',
    params: CollectorParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['collectors.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { collectorId: exampleIds.unusedCollectorId } },
    run: (command, { params }) => deleteCollector(command, params.collectorId),
  }),
]
