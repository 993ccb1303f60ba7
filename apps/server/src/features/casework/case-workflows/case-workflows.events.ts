import type { EventType } from '../../../platform/events/event-type.ts'
import { CaseWorkflowSummary } from './case-workflows.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'case-workflows.update',
    description: 'A case started a workflow, did a step of it, was held, or came to its end.',
    scope: 'read:cases',
    data: CaseWorkflowSummary,
  },
]
