import type { Feature } from '../../../platform/feature/feature.ts'
import { definitions, texts } from './work-queue.problems.ts'
import { workQueueOperations } from './work-queue.routes.ts'

export const workQueue: Feature = {
  name: 'casework/work-queue',
  tags: {
    'Work queue': 'What needs a person today, the most urgent first.',
  },
  operations: workQueueOperations,
  problems: definitions,
  texts,
  auditSubjects: { 'work-item': 'read:work-queue' },
  tables: ['work_marks'],
}
