import type { Feature } from '../../../platform/feature/feature.ts'
import { checks } from './payout-batches.checks.ts'
import { demo, exampleIds } from './payout-batches.demo.ts'
import { events } from './payout-batches.events.ts'
import { definitions, message, problem, texts } from './payout-batches.problems.ts'
import { payoutBatchOperations } from './payout-batches.routes.ts'

export const payoutBatches: Feature = {
  name: 'money/payout-batches',
  tags: {
    'Payout batches':
      'Payouts that one payment file pays: prepared by one person, approved by another, and followed through the bank.',
  },
  operations: payoutBatchOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    payout_batch_payments_once: () =>
      problem('payout-not-payable', message('Some payouts of the batch cannot be paid any more.')),
  },
  auditSubjects: { 'payout-batch': 'read:billing' },
  tables: ['payout_batch_payments', 'payout_batches', 'payout_files'],
  checks,
  exampleIds,
  demo,
}
