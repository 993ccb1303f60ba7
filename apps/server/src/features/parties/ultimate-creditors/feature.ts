import type { Feature } from '../../../platform/feature/feature.ts'
import { ultimateCreditorOperations } from './ultimate-creditors.registry.ts'
import { events } from './ultimate-creditors.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, texts } from './ultimate-creditors.problems.ts'
import { demo, exampleIds } from './ultimate-creditors.demo.ts'

export const ultimateCreditors: Feature = {
  name: 'parties/ultimate-creditors',
  tags: {
    'Ultimate creditors': 'The parties with which claims arose, if that is not the creditor.',
  },
  operations: ultimateCreditorOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    ultimate_creditors_creditor: () => unknownReference('/creditorId', 'creditor'),
  },
  auditSubjects: { 'ultimate-creditor': 'read:ultimate-creditors' },
  tables: ['ultimate_creditors'],
  exampleIds,
  demo,
}
