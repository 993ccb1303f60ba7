import type { Feature } from '../../../platform/feature/feature.ts'
import { endReasonOperations } from './end-reasons.registry.ts'
import { events } from './end-reasons.events.ts'
import { definitions, message, problem, texts } from './end-reasons.problems.ts'
import { demo, exampleIds } from './end-reasons.demo.ts'

export const endReasons: Feature = {
  name: 'casework/end-reasons',
  tags: {
    'End reasons': 'Why cases end.',
  },
  operations: endReasonOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    end_reasons_handle_unique: () =>
      problem('end-reason-handle-taken', message('Another end reason has this handle.'), {
        errors: [{ path: '/handle', message: message('is already used by another end reason') }],
      }),
  },
  auditSubjects: { 'end-reason': 'read:end-reasons' },
  tables: ['end_reasons'],
  exampleIds,
  demo,
}
