import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { unknownReference } from '../../../problems/index.ts'
import { findCreditor } from '../creditors/index.ts'
import { createUltimateCreditor } from './create-ultimate-creditor.ts'
import { deleteUltimateCreditor } from './delete-ultimate-creditor.ts'
import { patchUltimateCreditor } from './patch-ultimate-creditor.ts'
import { ultimateCreditorView } from './ultimate-creditor-view.ts'
import { findUltimateCreditor, listUltimateCreditors } from './ultimate-creditors.queries.ts'
import {
  UltimateCreditor,
  UltimateCreditorInput,
  UltimateCreditorListQuery,
  UltimateCreditorParams,
  UltimateCreditorPatch,
} from './ultimate-creditors.schemas.ts'
import { problem, message } from './ultimate-creditors.problems.ts'

const tag = 'Ultimate creditors'

export const ultimateCreditorOperations = [
  writeOperation({
    id: 'create-ultimate-creditor',
    method: 'POST',
    path: '/v1/{tenantId}/ultimate-creditors',
    scope: 'write:ultimate-creditors',
    tag,
    summary: 'Create an ultimate creditor',
    description:
      'An ultimate creditor is the original creditor behind the creditor on a case. Letters of a case that has one speak of it where they would speak of the creditor.',
    body: UltimateCreditorInput,
    success: { status: 201, description: 'The ultimate creditor as created.', body: UltimateCreditor },
    location: ({ ultimateCreditorId }) => `/ultimate-creditors/${ultimateCreditorId}`,
    events: ['ultimate-creditors.create'],
    problems: ['unknown-reference'],
    example: {
      body: {
        creditorId: exampleIds.creditorId,
        name: 'Kystens Tandlæger ApS',
        address: { address: 'Havnegade 12', zipcode: '5000', city: 'Odense C', country: 'DK' },
        registryIdentifier: { scheme: 'DK:CVR', value: '31261430' },
      },
    },
    run: (command, { body }) => createUltimateCreditor(command, body),
  }),
  readOperation({
    id: 'list-ultimate-creditors',
    method: 'GET',
    path: '/v1/{tenantId}/ultimate-creditors',
    scope: 'read:ultimate-creditors',
    tag,
    summary: 'List ultimate creditors',
    query: UltimateCreditorListQuery,
    success: { status: 200, description: 'One page of ultimate creditors.', body: Page(UltimateCreditor) },
    problems: ['unknown-reference'],
    example: { query: { creditorId: exampleIds.creditorId } },
    run: async ({ tenantId, read }, { query }) => {
      const creditorId = query.creditorId ?? null
      const rows = await read(listUltimateCreditors(tenantId, { creditorId }, pageBounds(query)))
      // Only an empty page leaves open whether the creditor exists.
      if (rows.length === 0 && creditorId !== null && (await read(findCreditor(tenantId, creditorId))).length === 0) {
        throw unknownReference('/creditorId', 'creditor')
      }
      return pageOf(query, rows.map(ultimateCreditorView))
    },
  }),
  readOperation({
    id: 'get-ultimate-creditor',
    method: 'GET',
    path: '/v1/{tenantId}/ultimate-creditors/{ultimateCreditorId}',
    scope: 'read:ultimate-creditors',
    tag,
    summary: 'Get an ultimate creditor',
    params: UltimateCreditorParams,
    success: { status: 200, description: 'The ultimate creditor.', body: UltimateCreditor },
    problems: ['not-found'],
    example: { params: { ultimateCreditorId: exampleIds.ultimateCreditorId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findUltimateCreditor(tenantId, params.ultimateCreditorId))
      if (row === undefined) throw problem('not-found', message('There is no such ultimate creditor.'))
      return ultimateCreditorView(row)
    },
  }),
  writeOperation({
    id: 'patch-ultimate-creditor',
    method: 'PATCH',
    path: '/v1/{tenantId}/ultimate-creditors/{ultimateCreditorId}',
    scope: 'write:ultimate-creditors',
    tag,
    summary: 'Patch an ultimate creditor',
    description:
      'Changes the name, the address and the registry identifier, where they are given; null takes a value away. An address replaces the one before as a whole. The creditor that it stands behind stays the same.',
    params: UltimateCreditorParams,
    body: UltimateCreditorPatch,
    success: { status: 200, description: 'The ultimate creditor as it is now.', body: UltimateCreditor },
    events: ['ultimate-creditors.update'],
    problems: ['not-found'],
    example: {
      params: { ultimateCreditorId: exampleIds.ultimateCreditorId },
      body: { address: { address: 'Fjernvarmevej 3', zipcode: '3000', city: 'Helsingør', country: 'DK' } },
    },
    run: (command, { params, body }) => patchUltimateCreditor(command, params.ultimateCreditorId, body),
  }),
  writeOperation({
    id: 'delete-ultimate-creditor',
    method: 'DELETE',
    path: '/v1/{tenantId}/ultimate-creditors/{ultimateCreditorId}',
    scope: 'write:ultimate-creditors',
    tag,
    summary: 'Delete an ultimate creditor',
    description: 'Only an ultimate creditor that is not in use can be deleted.',
    params: UltimateCreditorParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['ultimate-creditors.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { ultimateCreditorId: exampleIds.unusedUltimateCreditorId } },
    run: (command, { params }) => deleteUltimateCreditor(command, params.ultimateCreditorId),
  }),
]
