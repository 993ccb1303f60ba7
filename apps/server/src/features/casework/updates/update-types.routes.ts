import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createUpdateType } from './create-update-type.ts'
import { deleteUpdateType } from './delete-update-type.ts'
import { patchUpdateType } from './patch-update-type.ts'
import { updateTypeView } from './update-type-view.ts'
import { findUpdateType, listUpdateTypes } from './update-types.queries.ts'
import {
  UpdateType,
  UpdateTypeInput,
  UpdateTypeListQuery,
  UpdateTypeParams,
  UpdateTypePatch,
} from './update-types.schemas.ts'
import { problem, message } from './updates.problems.ts'

const tag = 'Updates'

export const updateTypeOperations = [
  readOperation({
    id: 'list-update-types',
    method: 'GET',
    path: '/v1/{tenantId}/updates/types',
    scope: 'read:updates',
    tag,
    summary: 'List update types',
    query: UpdateTypeListQuery,
    success: {
      status: 200,
      description: 'One page of update types, the standard ones among them.',
      body: Page(UpdateType),
    },
    problems: [],
    example: { query: { page: 0, pageSize: 100 } },
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listUpdateTypes(tenantId, pageBounds(query)))).map(updateTypeView)),
  }),
  writeOperation({
    id: 'create-update-type',
    method: 'POST',
    path: '/v1/{tenantId}/updates/types',
    scope: 'write:updates',
    role: 'admin',
    tag,
    summary: 'Create an update type',
    description: 'Adds an update type of the tenant’s own beside the standard ones.',
    body: UpdateTypeInput,
    success: { status: 201, description: 'The update type as created.', body: UpdateType },
    location: (updateType) => `/updates/types/${updateType.updateTypeId}`,
    events: ['update-types.create'],
    problems: ['unknown-reference'],
    example: {
      body: {
        label: 'Afventer lønoplysninger',
        description: 'Skyldnerens arbejdsgiver er spurgt om løn.',
        priority: 30,
        pausing: true,
        referenceType: 'CASE',
        responsiblePermissionLevel: 'caseworker',
        continueOnCaseExit: true,
      },
    },
    run: (command, { body }) => createUpdateType(command, body),
  }),
  readOperation({
    id: 'get-update-type',
    method: 'GET',
    path: '/v1/{tenantId}/updates/types/{updateTypeId}',
    scope: 'read:updates',
    tag,
    summary: 'Get an update type',
    params: UpdateTypeParams,
    success: { status: 200, description: 'The update type.', body: UpdateType },
    problems: ['not-found'],
    example: { params: { updateTypeId: exampleIds.updateTypeId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findUpdateType(tenantId, params.updateTypeId))
      if (row === undefined) throw problem('not-found', message('There is no such update type.'))
      return updateTypeView(row)
    },
  }),
  writeOperation({
    id: 'patch-update-type',
    method: 'PATCH',
    path: '/v1/{tenantId}/updates/types/{updateTypeId}',
    scope: 'write:updates',
    role: 'admin',
    tag,
    summary: 'Patch an update type',
    description:
      'Changes the fields that are given; null takes a value away. `referenceType` changes only while nothing uses the type, and the standard update types not at all.',
    params: UpdateTypeParams,
    body: UpdateTypePatch,
    success: { status: 200, description: 'The update type as it is now.', body: UpdateType },
    events: ['update-types.update'],
    problems: ['not-found', 'standard-update-type', 'unknown-reference', 'in-use'],
    example: {
      params: { updateTypeId: exampleIds.updateTypeId },
      body: { label: 'Afventer advokat', important: true },
    },
    run: (command, { params, body }) => patchUpdateType(command, params.updateTypeId, body),
  }),
  writeOperation({
    id: 'delete-update-type',
    method: 'DELETE',
    path: '/v1/{tenantId}/updates/types/{updateTypeId}',
    scope: 'write:updates',
    role: 'admin',
    tag,
    summary: 'Delete an update type',
    description: 'Only an update type of the tenant’s own that nothing uses can be deleted.',
    params: UpdateTypeParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['update-types.delete'],
    problems: ['not-found', 'standard-update-type', 'in-use'],
    example: { params: { updateTypeId: exampleIds.unusedUpdateTypeId } },
    run: (command, { params }) => deleteUpdateType(command, params.updateTypeId),
  }),
]
