import type { Feature } from '../../../platform/feature/feature.ts'
import { demo } from './targets.demo.ts'
import { events } from './targets.events.ts'
import { definitions, texts } from './targets.problems.ts'
import { targetOperations } from './targets.routes.ts'

export const targets: Feature = {
  name: 'reporting/targets',
  tags: { Targets: 'What is to be collected in a month, in total, for a creditor or by a person.' },
  operations: targetOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { targets: 'read:targets' },
  tables: ['collection_targets'],
  demo,
}
