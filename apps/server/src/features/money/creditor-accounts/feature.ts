import type { Feature } from '../../../platform/feature/feature.ts'
import type { Problem } from '../../../problems/index.ts'
import { creditorAccountOperations } from './creditor-accounts.routes.ts'
import { events } from './creditor-accounts.events.ts'
import { definitions, message, problem, texts } from './creditor-accounts.problems.ts'
import { checks } from './creditor-accounts.checks.ts'
import { statementOperations } from './creditor-statement.routes.ts'
import { invoiceChecks } from './invoices.checks.ts'
import { invoiceEvents } from './invoices.events.ts'
import * as invoices from './invoices.problems.ts'
import { invoiceOperations } from './invoices.routes.ts'
import { demo, exampleIds } from './creditor-accounts.demo.ts'

const alreadyInvoiced = (): Problem =>
  invoices.problem('billing-invoiced', invoices.message('The settlement is already invoiced.'))

export const creditorAccounts: Feature = {
  name: 'money/creditor-accounts',
  tags: {
    'Creditor accounts': 'What creditors owe after settlements, and how it was set off, paid or waived.',
    Invoices: 'Invoices to creditors for settlements, credit notes, and whether they are paid.',
  },
  operations: [...creditorAccountOperations, ...statementOperations, ...invoiceOperations],
  events: [...events, ...invoiceEvents],
  problems: { ...definitions, ...invoices.definitions },
  texts: { ...texts, ...invoices.texts },
  constraints: {
    creditor_account_entries_reversed_once: () =>
      problem('creditor-entry-reversed', message('The entry has already been reversed.')),
    invoices_once_per_billing: alreadyInvoiced,
    invoices_entry_once: alreadyInvoiced,
    invoices_credited_in_turn: () =>
      invoices.problem('invoice-changed', invoices.message('The invoice was credited at the same time.')),
  },
  auditSubjects: { 'creditor-entry': 'read:billing', invoice: 'read:billing' },
  tables: ['creditor_account_entries', 'creditor_accounts', 'creditor_allocations', 'creditor_receivables', 'invoices'],
  checks: { ...checks, ...invoiceChecks },
  exampleIds,
  demo,
}
