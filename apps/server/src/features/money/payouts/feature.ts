import type { Feature } from '../../../platform/feature/feature.ts'
import { payoutOperations } from './payouts.routes.ts'
import { events } from './payouts.events.ts'
import { definitions, texts } from './payouts.problems.ts'
import { checks } from './payouts.checks.ts'

export const payouts: Feature = {
  name: 'money/payouts',
  tags: {
    Payouts:
      'Money to pay out: to creditors for settlements, to contacts for vouchers, and refunds to those who paid too much.',
  },
  operations: payoutOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { payout: 'read:billing' },
  tables: ['payout_approvals', 'payout_cancellations', 'payout_corrections', 'payout_payments', 'payouts'],
  checks,
}
