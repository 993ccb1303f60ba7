import type { Feature } from '../../../platform/feature/feature.ts'
import { workflowOperations } from './workflows.routes.ts'
import { events } from './workflows.events.ts'
import { definitions, texts } from './workflows.problems.ts'
import { demo, exampleIds } from './workflows.demo.ts'

export const workflows: Feature = {
  name: 'casework/workflows',
  tags: {
    Workflows: 'The steps by which cases are pursued.',
  },
  operations: workflowOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { workflow: 'read:workflows' },
  tables: ['workflows', 'workflow_versions'],
  exampleIds,
  demo,
}
