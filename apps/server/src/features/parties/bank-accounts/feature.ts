import type { Feature } from '../../../platform/feature/feature.ts'
import { bankAccountOperations } from './bank-accounts.routes.ts'
import { events } from './bank-accounts.events.ts'
import { definitions, texts } from './bank-accounts.problems.ts'

export const bankAccounts: Feature = {
  name: 'parties/bank-accounts',
  operations: bankAccountOperations,
  events,
  problems: definitions,
  texts,
  tables: ['bank_account_changes'],
}
