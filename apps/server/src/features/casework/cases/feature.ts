import type { Feature } from '../../../platform/feature/feature.ts'
import { caseOperations } from './cases.routes.ts'
import { events } from './cases.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, texts } from './cases.problems.ts'
import { checks } from './cases.checks.ts'
import { demo, exampleIds } from './cases.demo.ts'
import { personalData } from './cases.personal-data.ts'

export const cases: Feature = {
  name: 'casework/cases',
  tags: {
    Cases: 'Everything done to collect what one customer owes one creditor in one currency.',
  },
  operations: caseOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    cases_group: () => unknownReference('/groupId', 'case group'),
    cases_end_reason: () => unknownReference('/endReasonId', 'end reason'),
    cases_ultimate_creditor: () => unknownReference('/ultimateCreditorId', 'ultimate creditor'),
  },
  auditSubjects: { case: 'read:cases' },
  tables: ['case_merges', 'case_tags', 'cases'],
  checks,
  exampleIds,
  demo,
  personalData,
}
