import type { Feature } from '../../../platform/feature/feature.ts'
import { checks } from './court-claims.checks.ts'
import { demo, exampleIds } from './court-claims.demo.ts'
import { events } from './court-claims.events.ts'
import { personalData } from './court-claims.personal-data.ts'
import { definitions, texts } from './court-claims.problems.ts'
import { courtClaimOperations } from './court-claims.routes.ts'
import { courtClaimOpen } from './court-claims.rules.ts'

export const courtClaims: Feature = {
  name: 'casework/court-claims',
  tags: { 'Court claims': 'Claims that are taken to court as payment orders, and what became of them.' },
  operations: courtClaimOperations,
  events,
  problems: definitions,
  texts,
  constraints: { court_claims_open_once: courtClaimOpen },
  auditSubjects: { 'court-claim': 'read:court-claims' },
  tables: ['court_claims', 'court_claim_changes'],
  checks,
  exampleIds,
  demo,
  personalData,
}
