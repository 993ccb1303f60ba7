import type { Feature } from '../../../platform/feature/feature.ts'
import { demo, exampleIds } from './rule-packs.demo.ts'
import { events } from './rule-packs.events.ts'
import { definitions, texts } from './rule-packs.problems.ts'
import { rulePackOperations } from './rule-packs.routes.ts'

export const rulePacks: Feature = {
  name: 'money/rule-packs',
  tags: {
    'Rule packs': 'The law as dated rows with their sources: rates, fees, costs, deadlines and the order of payments.',
  },
  operations: rulePackOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { 'rule-row': 'read:rule-packs' },
  tables: ['rule_rows'],
  exampleIds,
  demo,
}
