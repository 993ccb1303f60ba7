import Type from 'typebox'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Page, pageBounds, pageOf, PageQuery } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { factDeclarations, factNames } from './case-facts.data.ts'
import { checkWorkflow, getWorkflowDraft, publishWorkflow, saveWorkflowDraft, versionView } from './workflow-drafts.ts'
import { findVersion, listVersions } from './workflows.queries.ts'
import { findWorkflow, registryOperations } from './workflows.registry.ts'
import { message } from './workflows.problems.ts'
import {
  WorkflowCheck,
  WorkflowDraft,
  WorkflowDraftInput,
  WorkflowFact,
  WorkflowParams,
  WorkflowVersion,
  WorkflowVersionParams,
} from './workflows.schemas.ts'

const tag = 'Workflows'
const exampleSteps = [
  { id: 'wait-for-payment', type: 'wait', days: 10, after: 'due-date' },
  { id: 'small', type: 'condition', if: 'amountDue < 10000', then: 'done' },
  { id: 'first-letter', type: 'letter', template: 'reminder' },
  { id: 'done', type: 'end' },
]

const versionQuery = PageQuery({})

export const workflowOperations = [
  ...registryOperations,
  readOperation({
    id: 'get-workflow-draft',
    acceptsYaml: true,
    method: 'GET',
    path: '/v1/{tenantId}/workflows/{workflowId}/draft',
    scope: 'read:workflows',
    tag,
    summary: 'Get the draft of a workflow',
    description:
      'The steps as they would be published, and what has to be corrected before. With `Accept: application/yaml` it is YAML, which `save-workflow-draft` accepts.',
    params: WorkflowParams,
    success: { status: 200, description: 'The draft.', body: WorkflowDraft },
    problems: ['not-found'],
    run: (context, { params }) => getWorkflowDraft(context, params.workflowId),
  }),
  writeOperation({
    id: 'save-workflow-draft',
    acceptsYaml: true,
    method: 'PATCH',
    path: '/v1/{tenantId}/workflows/{workflowId}/draft',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Save the draft of a workflow',
    description:
      'Replaces the draft. It may have mistakes, which the response lists. No case follows it before it is published. The body may be YAML (`Content-Type: application/yaml`, up to 16 KiB, without aliases and tags).',
    params: WorkflowParams,
    body: WorkflowDraftInput,
    success: { status: 200, description: 'The draft.', body: WorkflowDraft },
    events: { none: 'A draft has no effect. Publishing it emits workflows.update.' },
    problems: ['not-found'],
    example: { body: { definition: { steps: exampleSteps } } },
    run: (command, { params, body }) => saveWorkflowDraft(command, params.workflowId, body.definition),
  }),
  writeOperation({
    id: 'check-workflow',
    acceptsYaml: true,
    method: 'POST',
    path: '/v1/{tenantId}/workflows/check',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Check the steps of a workflow',
    description: 'Lists the mistakes in a definition, such as a condition that cannot be read. Nothing is stored.',
    body: WorkflowDraftInput,
    success: { status: 200, description: 'The mistakes.', body: WorkflowCheck },
    events: { none: 'It checks a definition and stores nothing.' },
    problems: [],
    example: { body: { definition: { steps: [{ id: 'small', type: 'condition', if: 'amountDue <' }] } } },
    run: (command, { body }) => checkWorkflow(command, body.definition),
  }),
  writeOperation({
    id: 'publish-workflow',
    method: 'POST',
    path: '/v1/{tenantId}/workflows/{workflowId}/versions',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Publish a workflow',
    description:
      'Publishes the draft as a new version, which never changes. Cases that start from now on follow it; others keep their version until they are moved.',
    params: WorkflowParams,
    success: { status: 201, description: 'The version.', body: WorkflowVersion },
    location: ({ workflowId, version }) => `/workflows/${workflowId}/versions/${version}`,
    events: ['workflows.update'],
    problems: ['not-found', 'workflow-incomplete', 'workflow-unchanged'],
    example: { params: { workflowId: '{draftedWorkflowId}' } },
    run: (command, { params }) => publishWorkflow(command, params.workflowId),
  }),
  readOperation({
    id: 'list-workflow-versions',
    method: 'GET',
    path: '/v1/{tenantId}/workflows/{workflowId}/versions',
    scope: 'read:workflows',
    tag,
    summary: 'List the versions of a workflow',
    description: 'The published versions of a workflow, the newest first.',
    params: WorkflowParams,
    query: versionQuery,
    success: { status: 200, description: 'One page of versions.', body: Page(WorkflowVersion) },
    problems: ['not-found'],
    run: async (context, { params, query }) => {
      const { tenantId, read } = context
      const rows = await read(listVersions(tenantId, params.workflowId, pageBounds(query)))
      if (rows.length === 0) {
        requireFirst(await read(findWorkflow(context, params.workflowId)), message('There is no such workflow.'))
      }
      return pageOf(query, rows.map(versionView))
    },
  }),
  readOperation({
    id: 'get-workflow-version',
    acceptsYaml: true,
    method: 'GET',
    path: '/v1/{tenantId}/workflows/{workflowId}/versions/{version}',
    scope: 'read:workflows',
    tag,
    summary: 'Get a version of a workflow',
    description: 'A published version of a workflow. With `Accept: application/yaml` it is YAML.',
    params: WorkflowVersionParams,
    success: { status: 200, description: 'The version.', body: WorkflowVersion },
    problems: ['not-found'],
    example: { params: { workflowId: '{standardWorkflowId}', version: '1' } },
    run: async ({ tenantId, read }, { params }) =>
      versionView(
        requireFirst(
          await read(findVersion(tenantId, params.workflowId, params.version)),
          message('The workflow has no such version.'),
        ),
      ),
  }),
  readOperation({
    id: 'list-workflow-facts',
    method: 'GET',
    path: '/v1/{tenantId}/workflow-facts',
    scope: 'read:workflows',
    tag,
    summary: 'List the facts for conditions',
    description:
      'The facts of a case that conditions can ask about. Amounts are in the minor unit of the currency of the case. A comparison with a fact that is missing, such as the days since a payment that never came, is false.',
    success: {
      status: 200,
      description: 'All facts.',
      body: Type.Object({ facts: Type.Array(WorkflowFact, { description: 'The facts.' }) }, { title: 'WorkflowFacts' }),
    },
    problems: [],
    run: () =>
      Promise.resolve({
        facts: factNames.map((name) => {
          const { type, en, da } = factDeclarations[name]
          return { name, type, en, da }
        }),
      }),
  }),
]
