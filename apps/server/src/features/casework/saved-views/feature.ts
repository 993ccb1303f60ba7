import type { Feature } from '../../../platform/feature/feature.ts'
import { savedViewOperations } from './saved-views.registry.ts'
import { definitions, texts } from './saved-views.problems.ts'
import { demo, exampleIds } from './saved-views.demo.ts'

export const savedViews: Feature = {
  name: 'casework/saved-views',
  tags: {
    'Saved views': 'Named filters of a list.',
  },
  operations: savedViewOperations,
  problems: definitions,
  texts,
  auditSubjects: { 'saved-view': 'read:cases' },
  tables: ['saved_views'],
  exampleIds,
  demo,
}
