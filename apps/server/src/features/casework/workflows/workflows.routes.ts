import { exampleIds } from '../../../example-ids.ts'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Empty, Page, pageBounds, pageOf } from '../../../platform/http/schemas/schemas.ts'
import { createWorkflow } from './create-workflow.ts'
import { deleteWorkflow } from './delete-workflow.ts'
import { patchWorkflow } from './patch-workflow.ts'
import { workflowView } from './workflow-view.ts'
import { findWorkflow, listWorkflows } from './workflows.queries.ts'
import { Workflow, WorkflowInput, WorkflowListQuery, WorkflowParams, WorkflowPatch } from './workflows.schemas.ts'
import { problem, message } from './workflows.problems.ts'

const tag = 'Workflows'

export const workflowOperations = [
  writeOperation({
    id: 'create-workflow',
    method: 'POST',
    path: '/v1/{tenantId}/workflows',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Create a workflow',
    description:
      'A workflow is the way in which cases are pursued. A creditor names one as `defaultChainId` and one as `defaultClientChainId`.',
    body: WorkflowInput,
    success: { status: 201, description: 'The workflow as created.', body: Workflow },
    location: (workflow) => `/workflows/${workflow.workflowId}`,
    events: ['workflows.create'],
    problems: [],
    example: { body: { name: 'Consumers', description: 'Reminder, collection notice, call, court.' } },
    run: (command, { body }) => createWorkflow(command, body),
  }),
  readOperation({
    id: 'list-workflows',
    method: 'GET',
    path: '/v1/{tenantId}/workflows',
    scope: 'read:workflows',
    tag,
    summary: 'List workflows',
    query: WorkflowListQuery,
    success: { status: 200, description: 'One page of workflows.', body: Page(Workflow) },
    problems: [],
    run: async ({ tenantId, read }, { query }) =>
      pageOf(query, (await read(listWorkflows(tenantId, pageBounds(query)))).map(workflowView)),
  }),
  readOperation({
    id: 'get-workflow',
    method: 'GET',
    path: '/v1/{tenantId}/workflows/{workflowId}',
    scope: 'read:workflows',
    tag,
    summary: 'Get a workflow',
    params: WorkflowParams,
    success: { status: 200, description: 'The workflow.', body: Workflow },
    problems: ['not-found'],
    example: { params: { workflowId: exampleIds.workflowId } },
    run: async ({ tenantId, read }, { params }) => {
      const [row] = await read(findWorkflow(tenantId, params.workflowId))
      if (row === undefined) throw problem('not-found', message('There is no such workflow.'))
      return workflowView(row)
    },
  }),
  writeOperation({
    id: 'patch-workflow',
    method: 'PATCH',
    path: '/v1/{tenantId}/workflows/{workflowId}',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Patch a workflow',
    description: 'Changes the name and the description, where they are given; null takes a value away.',
    params: WorkflowParams,
    body: WorkflowPatch,
    success: { status: 200, description: 'The workflow as it is now.', body: Workflow },
    events: ['workflows.update'],
    problems: ['not-found'],
    example: {
      params: { workflowId: exampleIds.workflowId },
      body: { description: 'Reminder, collection notice, call, payment order.' },
    },
    run: (command, { params, body }) => patchWorkflow(command, params.workflowId, body),
  }),
  writeOperation({
    id: 'delete-workflow',
    method: 'DELETE',
    path: '/v1/{tenantId}/workflows/{workflowId}',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Delete a workflow',
    description: 'Only a workflow that is not in use can be deleted.',
    params: WorkflowParams,
    success: { status: 200, description: 'An empty object.', body: Empty },
    events: ['workflows.delete'],
    problems: ['not-found', 'in-use'],
    example: { params: { workflowId: exampleIds.unusedWorkflowId } },
    run: (command, { params }) => deleteWorkflow(command, params.workflowId),
  }),
]
