import type { Feature } from '../../../platform/feature/feature.ts'
import { directPaymentOperations } from './direct-payments.routes.ts'
import { events } from './payments.events.ts'
import { definitions, message, problem, texts } from './payments.problems.ts'
import { paymentOperations } from './payments.routes.ts'
import { checks } from './payments.checks.ts'
import { demo, exampleIds } from './payments.demo.ts'

export const payments: Feature = {
  name: 'money/payments',
  tags: {
    'Case voucher allocations': 'Which credit pays which debit, and by how much.',
    'Direct payments': 'Money that a debtor paid directly to the creditor.',
  },
  operations: [...paymentOperations, ...directPaymentOperations],
  events,
  problems: definitions,
  texts,
  constraints: {
    case_voucher_allocations_undone_once: () =>
      problem('allocation-undone', message('The allocation has already been undone.')),
  },
  auditSubjects: { 'allocation-policy': 'read:case-vouchers', 'case-voucher-allocation': 'read:case-vouchers' },
  checks,
  exampleIds,
  demo,
}
