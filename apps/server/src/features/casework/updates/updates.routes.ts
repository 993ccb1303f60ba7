import { exampleIds } from '../../../example-ids.ts'
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
      'Puts an update on a case, a customer or a creditor, as its type says. It is paused from now on unless `pausedAt` says otherwise, and reminds from `pausedAt` on unless `remindedAt` does. Only updates on cases can be read back, so only they have a `Location`.',
    body: UpdateInput,
    success: { status: 201, description: 'The update as created.', body: Update },
    location: ({ updateId, isReadable }: CreatedUpdate) => (isReadable ? `/updates/${updateId}` : undefined),
    events: ['updates.create'],
    problems: ['unknown-reference', 'responsible-role-too-low'],
    example: {
      body: {
        updateTypeId: exampleIds.updateTypeId,
        referenceId: exampleIds.caseId,
        update: 'Skyldner lover at betale på fredag.',
        data: { promisedAmount: 120000 },
        refId: exampleIds.caseVoucherId,
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
    summary: 'List the updates of a case, a customer or a creditor, or what is due on all cases',
    description:
      'With `caseId`, `customerId` or `creditorId` the updates on that case, customer or creditor in the order in which they were made. With none of them `due` must be true: the answer is what reminds on all cases of the tenant now, that which has waited longest first.',
    query: UpdateListQuery,
    success: { status: 200, description: 'One page of updates.', body: Page(Update) },
    problems: ['unknown-reference'],
    example: { query: { caseId: exampleIds.caseId, open: true } },
    run: async (context, { query }) => pageOf(query, await listUpdates(context, query)),
  }),
  readOperation({
    id: 'get-update',
    method: 'GET',
    path: '/v1/{tenantId}/updates/{updateId}',
    scope: 'read:updates',
    tag,
    summary: 'Get update',
    description:
      'Only updates on cases can be read; any other update answers 404, and so does one that is hidden from the role of the caller.',
    params: UpdateParams,
    success: { status: 200, description: 'The update.', body: Update },
    problems: ['not-found'],
    example: { params: { updateId: exampleIds.updateId } },
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
    summary: 'Patch update',
    description:
      'Sets the date at which the update is continued; until then it is open. The date may lie in the future, and may be set again. Updates on customers and creditors are continued the same way.',
    params: UpdateParams,
    body: UpdatePatch,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['updates.update'],
    problems: ['not-found'],
    example: { params: { updateId: exampleIds.updateId }, body: { continuedAt: '2024-05-01 00:00:00.000+01' } },
    run: (command, { params, body }) => patchUpdate(command, params.updateId, body),
  }),
  writeOperation({
    id: 'delete-update',
    method: 'DELETE',
    path: '/v1/{tenantId}/updates/{updateId}',
    scope: 'write:updates',
    tag,
    summary: 'Delete an update',
    description: 'Removes an update that was made by mistake; a case that it alone paused goes on.',
    params: UpdateParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['updates.delete'],
    problems: ['not-found'],
    example: { params: { updateId: exampleIds.updateId } },
    run: (command, { params }) => deleteUpdate(command, params.updateId),
  }),
  ...updateTypeOperations,
]
