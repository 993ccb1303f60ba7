import Type from 'typebox'
import { readOperation, writeOperation } from '../../../platform/http/operations/operation.ts'
import { Uuid } from '../../../platform/http/schemas/schemas.ts'
import { requireFirst } from '../../../problems/index.ts'
import { getCaseWorkflow } from './case-workflow-view.ts'
import {
  CaseWorkflow,
  CaseWorkflowParams,
  CaseWorkflowReason,
  CaseWorkflowStepChoice,
  CaseWorkflowSummary,
  MoveCasesInput,
  MovedCases,
  SimulateInput,
  Simulation,
  StartCaseWorkflowInput,
  WorkflowUse,
} from './case-workflows.schemas.ts'
import {
  holdCaseWorkflow,
  moveWorkflowCases,
  redoCaseWorkflowStep,
  releaseCaseWorkflow,
  skipCaseWorkflowStep,
  startCaseWorkflow,
} from './change-case-workflow.ts'
import { message } from './case-workflows.problems.ts'
import { countByVersion } from './positions.queries.ts'
import { findPublished } from './published-versions.queries.ts'
import { prepareSimulation, simulate } from './simulate-workflow.ts'

const tag = 'Case workflows'
const events = ['case-workflows.update'] as const
const onCase = { scope: 'write:cases', tag, params: CaseWorkflowParams, events } as const
const moved = { status: 200, description: 'Where the case is now.', body: CaseWorkflowSummary } as const
const WorkflowParams = Type.Object({ tenantId: Uuid, workflowId: { ...Uuid, description: 'The id of the workflow.' } })

export const caseWorkflowOperations = [
  readOperation({
    id: 'get-case-workflow',
    method: 'GET',
    path: '/v1/{tenantId}/cases/{caseId}/workflow',
    scope: 'read:cases',
    tag,
    summary: 'Get the workflow of a case',
    description:
      'Where a case is in its workflow, why, what comes next and when, and what its steps did. What comes next is computed from the facts of the case, as if nothing else happened on it.',
    params: CaseWorkflowParams,
    success: { status: 200, description: 'The workflow of the case.', body: CaseWorkflow },
    problems: ['not-found'],
    example: { params: { caseId: '{workflowCaseId}' } },
    run: (context, { params }) => getCaseWorkflow(context, params.caseId),
  }),
  writeOperation({
    ...onCase,
    id: 'start-case-workflow',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/workflow',
    summary: 'Start a workflow on a case',
    description:
      'Has the case follow the published version of a workflow, from its first step and instead of any other. It comes before the defaults of the group and the creditor.',
    body: StartCaseWorkflowInput,
    success: { status: 201, description: 'Where the case is now.', body: CaseWorkflowSummary },
    location: ({ caseId }) => `/cases/${caseId}/workflow`,
    problems: ['not-found', 'unknown-reference', 'workflow-not-published', 'step-not-possible'],
    example: { params: { caseId: '{planCaseId}' }, body: { workflowId: '{standardWorkflowId}' } },
    run: (command, { params, body }) => startCaseWorkflow(command, params.caseId, body.workflowId),
  }),
  writeOperation({
    ...onCase,
    id: 'hold-case-workflow',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/workflow/hold',
    summary: 'Hold the workflow of a case',
    description: 'Stops the workflow until somebody continues it. The case itself is not paused.',
    body: CaseWorkflowReason,
    success: moved,
    problems: ['not-found', 'no-case-workflow'],
    example: { params: { caseId: '{workflowCaseId}' }, body: { reason: 'Debtor is in hospital' } },
    run: (command, { params, body }) => holdCaseWorkflow(command, params.caseId, body.reason),
  }),
  writeOperation({
    ...onCase,
    id: 'release-case-workflow',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/workflow/release',
    summary: 'Continue the workflow of a case',
    description: 'Continues a workflow that was held, or that is held because the case was reopened.',
    success: moved,
    problems: ['not-found', 'no-case-workflow'],
    example: { params: { caseId: '{workflowCaseId}' } },
    run: (command, { params }) => releaseCaseWorkflow(command, params.caseId),
  }),
  writeOperation({
    ...onCase,
    id: 'skip-case-workflow-step',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/workflow/skip',
    summary: 'Skip the current step of a case',
    description:
      'Passes over the current step, which has to be named so that no other one is skipped by mistake. The next wait counts from today.',
    body: CaseWorkflowStepChoice,
    success: moved,
    problems: ['not-found', 'no-case-workflow'],
    example: {
      params: { caseId: '{workflowCaseId}' },
      body: { stepId: 'overdue', reason: 'Agreed with the creditor' },
    },
    run: (command, { params, body }) => skipCaseWorkflowStep(command, params.caseId, body),
  }),
  writeOperation({
    ...onCase,
    id: 'redo-case-workflow-step',
    method: 'POST',
    path: '/v1/{tenantId}/cases/{caseId}/workflow/redo',
    summary: 'Go back to a step of the workflow',
    description:
      'Has the case do a step of its workflow again, in a new round, and go on from there. The gates of fees, contact and demands apply as to any other step.',
    body: CaseWorkflowStepChoice,
    success: moved,
    problems: ['not-found', 'no-case-workflow'],
    example: {
      ...{ params: { caseId: '{workflowCaseId}' }, body: { stepId: 'reminder-1', reason: 'The letter came back' } },
    },
    run: (command, { params, body }) => redoCaseWorkflowStep(command, params.caseId, body),
  }),
  readOperation({
    id: 'get-workflow-use',
    method: 'GET',
    path: '/v1/{tenantId}/workflows/{workflowId}/use',
    scope: 'read:workflows',
    tag,
    summary: 'Count the cases of a workflow',
    description: 'How many cases follow each version of a workflow.',
    params: WorkflowParams,
    success: { status: 200, description: 'The numbers.', body: WorkflowUse },
    problems: ['not-found'],
    run: async ({ tenantId, read }, { params }) => {
      requireFirst(await read(findPublished(tenantId, params.workflowId)), message('There is no such workflow.'))
      return { versions: await read(countByVersion(tenantId, params.workflowId)) }
    },
  }),
  writeOperation({
    id: 'move-workflow-cases',
    method: 'POST',
    path: '/v1/{tenantId}/workflows/{workflowId}/move-cases',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Move cases to another version',
    description:
      'Has the cases of one version follow another, from the step where they are. Cases at a step that the other version does not have are held. One call moves up to 500 cases.',
    params: WorkflowParams,
    body: MoveCasesInput,
    success: { status: 200, description: 'The number of cases.', body: MovedCases },
    events,
    problems: ['not-found'],
    example: { params: { workflowId: '{standardWorkflowId}' }, body: { fromVersion: 1, toVersion: 1 } },
    run: (command, { params, body }) => moveWorkflowCases(command, params.workflowId, body),
  }),
  writeOperation({
    id: 'simulate-workflow',
    acceptsYaml: true,
    method: 'POST',
    path: '/v1/{tenantId}/workflows/{workflowId}/simulate',
    scope: 'write:workflows',
    role: 'admin',
    tag,
    summary: 'Simulate a workflow',
    description:
      'Plays open cases, or those of a file that was uploaded for import (`importId`), forward as if each started the workflow today and nothing else happened on it: no replies, no new interest, and no payments but those that `paidPercent` assumes. Returns the letters, messages, fees, tasks and payments of each week, for one version or the steps of the request (`definition`), or for two to compare; with an assumption, they are expected values in whole numbers. Nothing is stored or sent, and the gates of fees and contact are not asked.',
    params: WorkflowParams,
    body: SimulateInput,
    success: { status: 200, description: 'The steps of each week.', body: Simulation },
    events: { none: 'It computes and stores nothing.' },
    problems: [
      ...['not-found', 'unknown-reference', 'workflow-not-published', 'workflow-incomplete'],
      ...['simulation-not-permitted', 'import-state', 'import-file-refused'],
    ],
    example: { params: { workflowId: '{standardWorkflowId}' }, body: { cases: 50, weeks: 12, paidPercent: 10 } },
    prepare: (context, { body }) => prepareSimulation(context, body),
    run: (command, { params: { workflowId }, body }, file) => simulate(command, { workflowId, input: body }, file),
  }),
]
