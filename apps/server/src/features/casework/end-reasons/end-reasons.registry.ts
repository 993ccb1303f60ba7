import type { Command } from '../../../platform/commands/command.ts'
import { sql } from '../../../platform/database/sql.ts'
import { writeOperation } from '../../../platform/http/operations/operation.ts'
import { boolean, text } from '../../../platform/registries/columns.ts'
import { defineRegistry } from '../../../platform/registries/define-registry.ts'
import { validationFailed } from '../../../problems/index.ts'
import { EndReason, EndReasonInput, EndReasonParams, EndReasonPatch, Success } from './end-reasons.schemas.ts'
import { problem, message } from './end-reasons.problems.ts'

/** Why cases end: the standard reasons, which never change, and the tenant's own. */
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
    if (standard) throw problem('standard-end-reason', message('The standard end reasons cannot be changed.'))
    return patch
  },
  beforeDelete: ({ standard }) => {
    if (standard) throw problem('standard-end-reason', message('The standard end reasons cannot be deleted.'))
  },
  references: ({ tenantId, endReasonId }) => [
    {
      usedBy: 'cases',
      // Undoing a merge restores the end reason that the merged case had before.
      rows: sql`
        select from published.cases where tenant_id = ${tenantId}::uuid and end_reason_id = ${endReasonId}::uuid
        union all
        select from published.case_merges where tenant_id = ${tenantId}::uuid and former_end_reason_id = ${endReasonId}::uuid`,
    },
  ],
  operations: {
    create: {
      description: 'Creates an end reason in addition to the standard ones.',
      problems: ['end-reason-handle-taken'],
      example: { body: { handle: 'SETTLED_IN_COURT', label: 'Forlig i retten' } },
    },
    list: {
      description: 'Returns the end reasons of the tenant, including the standard ones.',
      returns: 'One page of end reasons.',
    },
    get: {
      description: 'Returns the end reason.',
    },
    patch: {}, // `updateOperation` replaces it.
    delete: {
      description: 'Deletes an end reason. A standard reason, or one that a case has, cannot be deleted.',
      problems: ['not-found', 'standard-end-reason', 'in-use'],
      example: { params: { endReasonId: '{unusedEndReasonId}' } },
    },
  },
})

/** The contract defines a different response for this patch. */
const updateOperation = writeOperation({
  id: 'update-end-reason',
  method: 'PATCH',
  path: '/v1/{tenantId}/end-reasons/{endReasonId}',
  scope: 'write:end-reasons',
  role: 'admin',
  tag: 'End reasons',
  summary: 'Update an end reason',
  description: 'Changes the label, the handle or both. The standard end reasons cannot be changed.',
  params: EndReasonParams,
  body: EndReasonPatch,
  success: { status: 200, description: 'The end reason was changed.', body: Success },
  events: ['end-reasons.update'],
  problems: ['not-found', 'standard-end-reason', 'end-reason-handle-taken'],
  example: {
    body: { label: 'Afsluttet efter aftale', handle: 'BY_AGREEMENT' },
  },
  run: (command, { params, body }) => updateEndReason(command, params.endReasonId, body),
})

async function updateEndReason(command: Command, endReasonId: string, patch: EndReasonPatch): Promise<Success> {
  if (patch.label === undefined && patch.handle === undefined) {
    throw validationFailed([{ path: '', message: message('must contain label or handle') }])
  }
  await endReasons.patch(command, endReasonId, patch)
  return { success: true }
}

export const endReasonOperations = Object.values({ ...endReasons.operations, patch: updateOperation })
export const createEndReason = endReasons.create
