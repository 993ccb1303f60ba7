import type { Feature } from '../../../platform/feature/feature.ts'
import { billingOperations } from './billings.routes.ts'
import { events } from './billings.events.ts'
import { definitions, message, problem, texts } from './billings.problems.ts'

export const billings: Feature = {
  name: 'money/billings',
  tags: {
    Billing: 'Settlements: what was collected for a creditor, what the collector takes of it, and what is paid out.',
  },
  operations: billingOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    billings_one_draft: () =>
      problem('billing-draft-open', message('There is already a draft settlement for this creditor.')),
  },
  auditSubjects: { billing: 'read:billing' },
  tables: ['billing_entries', 'billing_fees', 'billings'],
}
