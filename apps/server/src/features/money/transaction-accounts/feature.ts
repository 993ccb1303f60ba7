import type { Feature } from '../../../platform/feature/feature.ts'
import { transactionAccountOperations } from './transaction-accounts.registry.ts'
import { events } from './transaction-accounts.events.ts'
import { definitions, message, problem, texts } from './transaction-accounts.problems.ts'
import { demo, exampleIds } from './transaction-accounts.demo.ts'

export const transactionAccounts: Feature = {
  name: 'money/transaction-accounts',
  tags: {
    'Transaction accounts': 'The tenant’s bank accounts for collecting money.',
  },
  operations: transactionAccountOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    transaction_accounts_one_default: () =>
      problem(
        'default-account-taken',
        message('Another account became the default for the currency at the same time.'),
      ),
  },
  auditSubjects: { 'transaction-account': 'read:transaction-accounts' },
  tables: ['transaction_accounts'],
  exampleIds,
  demo,
}
