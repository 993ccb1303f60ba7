import type { Feature } from '../../../platform/feature/feature.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { checks } from './case-workflows.checks.ts'
import { demo, exampleIds } from './case-workflows.demo.ts'
import { events } from './case-workflows.events.ts'
import { personalData } from './case-workflows.personal-data.ts'
import { definitions, texts } from './case-workflows.problems.ts'
import { caseWorkflowOperations } from './case-workflows.routes.ts'
import { runWorkflows, runWorkflowsOf } from './run-workflows.ts'
import { findDueWork } from './positions.queries.ts'

const runIntervalMs = 5 * secondMs

export const caseWorkflows: Feature = {
  name: 'casework/case-workflows',
  tags: { 'Case workflows': 'Where cases are in their workflow, and what its steps did.' },
  operations: caseWorkflowOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { 'case-workflow': 'read:cases' },
  tables: ['workflow_positions', 'workflow_steps', 'workflow_cursors'],
  checks,
  personalData,
  exampleIds,
  demo,
  dayWork: {
    order: 4,
    run: (services, logger) => (tenant) => runWorkflowsOf(services, tenant, logger),
    due: ({ tenantId }, now) => findDueWork(tenantId, now),
  },
  jobs: (services, logger) => [
    { name: 'run workflows', intervalMs: runIntervalMs, run: () => runWorkflows(services, logger) },
  ],
}
