import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { type CreatedUpdate, createUpdate } from './create-update.ts'
import { deleteUpdate } from './delete-update.ts'
import { patchUpdate } from './patch-update.ts'
import { updateTypeOperations } from './update-types.registry.ts'
import { listUpdates } from './list-updates.ts'
import { findUpdate } from './updates.queries.ts'
import { Update, UpdateInput, UpdateListQuery, UpdateParams, UpdatePatch } from './updates.schemas.ts'
import { problem, message } from './updates.problems.ts'

const tag = 'Updates'

export const updateOperations = [
  writeOperation({
    id: 'create-update',
    method: 'POST',
    path: '/v1/{tenantId}/updates',
    scope: 'write:updates',
    tag,
    summary: 'Create an update',
    description:
      'Creates an update on a case, a customer or a creditor, depending on its type. `pausedAt` defaults to now and `remindedAt` to `pausedAt`. Only updates of cases can be read one by one, so only they have a `Location`.',
    body: UpdateInput,
    success: { status: 201, description: 'The update as created.', body: Update },
    location: ({ updateId, isReadable }: CreatedUpdate) => (isReadable ? `/updates/${updateId}` : undefined),
    events: ['updates.create'],
    problems: ['unknown-reference', 'responsible-role-too-low'],
    example: {
      body: {
        updateTypeId: '{updateTypeId}',
        referenceId: '{caseId}',
        update: 'Skyldner lover at betale på fredag.',
        data: { promisedAmount: 120000 },
        refId: '{caseVoucherId}',
        pausedAt: '2024-05-01 00:00:00.000+01',
        remindedAt: '2024-05-08',
      },
    },
    run: (command, { body }) => createUpdate(command, body),
  }),
  readOperation({
    id: 'list-updates',
    method: 'GET',
    path: '/v1/{tenantId}/updates',
    scope: 'read:updates',
    tag,
    summary: 'List updates',
    description:
      'With `caseId`, `customerId` or `creditorId`: the updates of that case, customer or creditor, oldest first. Without any of them `due` must be true, and the response has the due updates of all cases, the most overdue first.',
    query: UpdateListQuery,
    success: { status: 200, description: 'One page of updates.', body: Page(Update) },
    problems: ['unknown-reference'],
    example: { query: { caseId: '{caseId}', open: true } },
    run: async (context, { query }) => pageOf(query, await listUpdates(context, query)),
  }),
  readOperation({
    id: 'get-update',
    method: 'GET',
    path: '/v1/{tenantId}/updates/{updateId}',
    scope: 'read:updates',
    tag,
    summary: 'Get an update',
    description:
      'Returns an update of a case. An update of a customer or creditor, or one hidden from the role of the caller, gets 404.',
    params: UpdateParams,
    success: { status: 200, description: 'The update.', body: Update },
    problems: ['not-found'],
    run: async ({ tenantId, principal, read }, { params }) => {
      const [row] = await read(findUpdate(tenantId, params.updateId, principal.role))
      if (row === undefined || row.caseId === null)
        throw problem('not-found', message('There is no such update on a case.'))
      return row.update
    },
  }),
  writeOperation({
    id: 'patch-update',
    method: 'PATCH',
    path: '/v1/{tenantId}/updates/{updateId}',
    scope: 'write:updates',
    tag,
    summary: 'Continue an update',
    description:
      'Sets when the update is continued; until then it is open. The time can be in the future and can be changed later. Works for updates of cases, customers and creditors.',
    params: UpdateParams,
    body: UpdatePatch,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['updates.update'],
    problems: ['not-found'],
    example: { body: { continuedAt: '2024-05-01 00:00:00.000+01' } },
    run: (command, { params, body }) => patchUpdate(command, params.updateId, body),
  }),
  writeOperation({
    id: 'delete-update',
    method: 'DELETE',
    path: '/v1/{tenantId}/updates/{updateId}',
    scope: 'write:updates',
    tag,
    summary: 'Delete an update',
    description:
      'Deletes an update that was created by mistake. A case that only this update paused is no longer paused.',
    params: UpdateParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['updates.delete'],
    problems: ['not-found'],
    run: (command, { params }) => deleteUpdate(command, params.updateId),
  }),
  ...updateTypeOperations,
]
