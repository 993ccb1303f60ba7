import { exampleIds } from '../../../example-ids.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { writeOperation } from '../../../platform/http/operations/operation.ts'
import { boolean, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { validationFailed } from '../../../problems/index.ts'
import { EndReason, EndReasonInput, EndReasonParams, EndReasonPatch, Success } from './end-reasons.schemas.ts'
import { problem, message } from './end-reasons.problems.ts'

/** The reasons for which cases end: the standard ones, which never change, and those of the tenant's own. */
const endReasons = defineRegistry({
  noun: 'end reason',
  plural: 'end reasons',
  subjectType: 'end-reason',
  tag: 'End reasons',
  path: '/end-reasons',
  scopes: { read: 'read:end-reasons', write: 'write:end-reasons' },
  writeRole: 'admin',
  notFound: message('There is no such end reason.'),
  schemas: { resource: EndReason, input: EndReasonInput, patch: EndReasonPatch },
  table: 'end_reasons',
  id: { member: 'endReasonId', column: 'end_reason_id' },
  columns: { handle: text('handle'), label: text('label') },
  readOnlyColumns: { standard: boolean('is_standard') },
  hasUpdateStamp: true,
  writesUnchanged: true,
  create: (input) => input,
  beforePatch: (patch, { standard }) => {
    if (standard) throw problem('standard-end-reason', message('The standard end reasons cannot be edited.'))
    return patch
  },
  beforeDelete: ({ standard }) => {
    if (standard) throw problem('standard-end-reason', message('The standard end reasons cannot be deleted.'))
  },
  references: ({ tenantId, endReasonId }) => [
    {
      usedBy: 'cases',
      // What a merged case had ended for is needed again where the merge is undone.
      rows: sql`
        select from cases where tenant_id = ${tenantId}::uuid and end_reason_id = ${endReasonId}::uuid
        union all
        select from case_merges where tenant_id = ${tenantId}::uuid and former_end_reason_id = ${endReasonId}::uuid`,
    },
  ],
  operations: {
    create: {
      description: 'Adds a reason of the tenant’s own for which cases can end, beside the standard ones.',
      problems: ['end-reason-handle-taken'],
      example: { body: { handle: 'SETTLED_IN_COURT', label: 'Forlig i retten' } },
    },
    list: { returns: 'One page of end reasons, the standard ones among them.' },
    get: { example: { params: { endReasonId: exampleIds.endReasonId } } },
    patch: {}, // `updateOperation` takes its place.
    delete: {
      description: 'Only an end reason of the tenant’s own that no case has can be deleted.',
      problems: ['not-found', 'standard-end-reason', 'in-use'],
      example: { params: { endReasonId: exampleIds.unusedEndReasonId } },
    },
  },
})

/** The contract has an answer of its own for this patch. */
const updateOperation = writeOperation({
  id: 'update-end-reason',
  method: 'PATCH',
  path: '/v1/{tenantId}/end-reasons/{endReasonId}',
  scope: 'write:end-reasons',
  role: 'admin',
  tag: 'End reasons',
  summary: 'Update end reason',
  description:
    'Changes the label, the handle or both. The standard end reasons cannot be edited; only end reasons created on the tenant can.',
  params: EndReasonParams,
  body: EndReasonPatch,
  success: { status: 200, description: 'The end reason was changed.', body: Success },
  events: ['end-reasons.update'],
  problems: ['not-found', 'standard-end-reason', 'end-reason-handle-taken'],
  example: {
    params: { endReasonId: exampleIds.endReasonId },
    body: { label: 'Afsluttet efter aftale', handle: 'BY_AGREEMENT' },
  },
  run: (command, { params, body }) => updateEndReason(command, params.endReasonId, body),
})

async function updateEndReason(command: Command, endReasonId: string, patch: EndReasonPatch): Promise<Success> {
  if (patch.label === undefined && patch.handle === undefined) {
    throw validationFailed([{ path: '', message: message('must hold label or handle') }])
  }
  await endReasons.patch(command, endReasonId, patch)
  return { success: true }
}

export const endReasonOperations = Object.values({ ...endReasons.operations, patch: updateOperation })
export const createEndReason = endReasons.create
