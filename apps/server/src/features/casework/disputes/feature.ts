import type { Feature } from '../../../platform/feature/feature.ts'
import { checks } from './disputes.checks.ts'
import { demo, exampleIds } from './disputes.demo.ts'
import { events } from './disputes.events.ts'
import { definitions, texts } from './disputes.problems.ts'
import { disputeOperations } from './disputes.routes.ts'
import { disputeOpen } from './disputes.rules.ts'
import { personalData } from './disputes.personal-data.ts'

export const disputes: Feature = {
  name: 'casework/disputes',
  tags: { Disputes: 'Debits that a debtor does not agree with, and what was decided.' },
  operations: disputeOperations,
  events,
  problems: definitions,
  texts,
  constraints: { disputes_open_once: disputeOpen },
  auditSubjects: { dispute: 'read:disputes' },
  tables: ['disputes'],
  checks,
  exampleIds,
  demo,
  personalData,
}
