import type { Feature } from '../../../platform/feature/feature.ts'
import { checks } from './contact-gate.checks.ts'
import { demo, exampleIds } from './contact-gate.demo.ts'
import { events } from './contact-gate.events.ts'
import { definitions, message, problem, texts } from './contact-gate.problems.ts'
import { contactGateOperations } from './contact-gate.routes.ts'
import { personalData } from './contact-gate.personal-data.ts'

export const contactGate: Feature = {
  name: 'messaging/contact-gate',
  tags: {
    'Contact gate':
      'Who may be contacted, how and when: restrictions and consents of people, contact hours, and every decision on an outgoing message.',
  },
  operations: contactGateOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    contact_restrictions_once: () => problem('restriction-exists', message('The person already has this restriction.')),
  },
  auditSubjects: { 'contact-restriction': 'read:customers', 'contact-consent': 'read:customers' },
  tables: ['contact_consents', 'contact_restrictions', 'contact_verdicts'],
  checks,
  exampleIds,
  demo,
  personalData,
}
