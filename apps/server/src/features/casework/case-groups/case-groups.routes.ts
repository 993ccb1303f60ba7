import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { caseGroupView } from './case-group-view.ts'
import { findCaseGroup, listCaseGroups } from './case-groups.queries.ts'
import {
  CaseGroup,
  CaseGroupInput,
  CaseGroupListQuery,
  CaseGroupParams,
  CaseGroupPatch,
} from './case-groups.schemas.ts'
import { createCaseGroup } from './create-case-group.ts'
import { deleteCaseGroup } from './delete-case-group.ts'
import { patchCaseGroup } from './patch-case-group.ts'
import { problem, message } from './case-groups.problems.ts'

const tag = 'Case groups'

export const caseGroupOperations = [
  readOperation({
    id: 'get-case-groups',
    method: 'GET',
    path: '/v1/{tenantId}/case-groups',
    scope: 'read:case-groups',
    tag,
    summary: 'Get case groups',
    description: 'Read page after page until one returns fewer items than `pageSize`. A page beyond the last is empty.',
    query: CaseGroupListQuery,
    success: { status: 200, description: 'One page of case groups.', body: Page(CaseGroup) },
    problems: [],
    example: { query: { page: 0, pageSize: 100 } },
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listCaseGroups(tenantId, pageBounds(query)))).map(caseGroupView)),
  }),
  writeOperation({
    id: 'create-case-group',
    method: 'POST',
    path: '/v1/{tenantId}/case-groups',
    scope: 'write:case-groups',
    role: 'admin',
    tag,
    summary: 'Create a case group',
    description: 'Adds a group that cases can be put into.',
    body: CaseGroupInput,
    success: { status: 201, description: 'The case group as created.', body: CaseGroup },
    location: (caseGroup) => `/case-groups/${caseGroup.id}`,
    events: ['case-groups.create'],
    problems: ['unknown-reference'],
    example: {
      body: { label: 'Erhvervssager', settings: { colour: 'blue', defaultWorkflowId: exampleIds.workflowId } },
    },
    run: (command, { body }) => createCaseGroup(command, body),
  }),
  readOperation({
    id: 'get-case-group',
    method: 'GET',
    path: '/v1/{tenantId}/case-groups/{caseGroupId}',
    scope: 'read:case-groups',
    tag,
    summary: 'Get a case group',
    params: CaseGroupParams,
    success: { status: 200, description: 'The case group.', body: CaseGroup },
    problems: ['not-found'],
    example: { params: { caseGroupId: exampleIds.caseGroupId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findCaseGroup(tenantId, params.caseGroupId))
      if (row === undefined) throw problem('not-found', message('There is no such case group.'))
      return caseGroupView(row)
    },
  }),
  writeOperation({
    id: 'patch-case-group',
    method: 'PATCH',
    path: '/v1/{tenantId}/case-groups/{caseGroupId}',
    scope: 'write:case-groups',
    role: 'admin',
    tag,
    summary: 'Patch a case group',
    description: 'Changes the label and the settings, where they are given. Settings replace those before as a whole.',
    params: CaseGroupParams,
    body: CaseGroupPatch,
    success: { status: 200, description: 'The case group as it is now.', body: CaseGroup },
    events: ['case-groups.update'],
    problems: ['not-found', 'unknown-reference'],
    example: {
      params: { caseGroupId: exampleIds.caseGroupId },
      body: { label: 'Privatsager', settings: { defaultWorkflowId: exampleIds.workflowId } },
    },
    run: (command, { params, body }) => patchCaseGroup(command, params.caseGroupId, body),
  }),
  writeOperation({
    id: 'delete-case-group',
    method: 'DELETE',
    path: '/v1/{tenantId}/case-groups/{caseGroupId}',
    scope: 'write:case-groups',
    role: 'admin',
    tag,
    summary: 'Delete a case group',
    description: 'Only a case group that no case is in can be deleted.',
    params: CaseGroupParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['case-groups.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { caseGroupId: exampleIds.unusedCaseGroupId } },
    run: (command, { params }) => deleteCaseGroup(command, params.caseGroupId),
  }),
]
