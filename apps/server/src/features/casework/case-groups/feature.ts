import type { Feature } from '../../../platform/feature/feature.ts'
import { caseGroupOperations } from './case-groups.registry.ts'
import { events } from './case-groups.events.ts'
import { definitions, texts } from './case-groups.problems.ts'
import { demo, exampleIds } from './case-groups.demo.ts'

export const caseGroups: Feature = {
  name: 'casework/case-groups',
  tags: {
    'Case groups': 'Groups of cases with their own settings.',
  },
  operations: caseGroupOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { 'case-group': 'read:case-groups' },
  tables: ['case_groups'],
  exampleIds,
  demo,
}
