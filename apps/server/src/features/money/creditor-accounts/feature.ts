import type { Feature } from '../../../platform/feature/feature.ts'
import { creditorAccountOperations } from './creditor-accounts.routes.ts'
import { events } from './creditor-accounts.events.ts'
import { definitions, message, problem, texts } from './creditor-accounts.problems.ts'
import { checks } from './creditor-accounts.checks.ts'
import { demo, exampleIds } from './creditor-accounts.demo.ts'

export const creditorAccounts: Feature = {
  name: 'money/creditor-accounts',
  tags: {
    'Creditor accounts': 'What creditors owe after settlements, and how it was set off, paid or waived.',
  },
  operations: creditorAccountOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    creditor_account_entries_reversed_once: () =>
      problem('creditor-entry-reversed', message('The entry has already been reversed.')),
  },
  auditSubjects: { 'creditor-entry': 'read:billing' },
  tables: ['creditor_account_entries', 'creditor_accounts'],
  checks,
  exampleIds,
  demo,
}
