import type { Feature } from '../../../platform/feature/feature.ts'
import { collectorOperations } from './collectors.registry.ts'
import { events } from './collectors.events.ts'
import { definitions, texts } from './collectors.problems.ts'
import { demo, exampleIds } from './collectors.demo.ts'

export const collectors: Feature = {
  name: 'parties/collectors',
  tags: {
    Collectors: 'The parties that collect.',
  },
  operations: collectorOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { collector: 'read:collectors' },
  tables: ['collectors'],
  exampleIds,
  demo,
}
