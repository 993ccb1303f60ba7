import type { Feature } from '../../../platform/feature/feature.ts'
import { caseVoucherAllocationOperations } from './case-voucher-allocations.routes.ts'
import { events } from './case-voucher-allocations.events.ts'
import { definitions, message, problem, texts } from './case-voucher-allocations.problems.ts'

export const caseVoucherAllocations: Feature = {
  name: 'money/case-voucher-allocations',
  tags: {
    'Case voucher allocations': 'Which credit pays which debit, and how much of it.',
  },
  operations: caseVoucherAllocationOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    case_voucher_allocations_undone_once: () =>
      problem('allocation-undone', message('The allocation was undone before.')),
  },
  auditSubjects: { 'allocation-policy': 'read:case-vouchers', 'case-voucher-allocation': 'read:case-vouchers' },
}
