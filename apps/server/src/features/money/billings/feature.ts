import type { Feature } from '../../../platform/feature/feature.ts'
import { billingOperations } from './billings.routes.ts'
import { events } from './billings.events.ts'
import { definitions, message, problem, texts } from './billings.problems.ts'
import { checks } from './billings.checks.ts'
import { demo, exampleIds } from './billings.demo.ts'

export const billings: Feature = {
  name: 'money/billings',
  tags: {
    Billing: 'Settlements with creditors: the amounts collected, the collector’s charges and the payout.',
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
  checks,
  exampleIds,
  demo,
}
