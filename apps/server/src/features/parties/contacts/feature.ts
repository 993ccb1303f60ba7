import type { Feature } from '../../../platform/feature/feature.ts'
import { contactOperations } from './contacts.registry.ts'
import { events } from './contacts.events.ts'
import { definitions, texts } from './contacts.problems.ts'
import { demo, exampleIds } from './contacts.demo.ts'

export const contacts: Feature = {
  name: 'parties/contacts',
  tags: {
    Contacts: 'Third parties that the tenant writes to or pays, such as a locksmith.',
  },
  operations: contactOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { contact: 'read:contacts' },
  tables: ['contacts'],
  exampleIds,
  demo,
}
