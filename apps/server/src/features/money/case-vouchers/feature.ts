import type { Feature } from '../../../platform/feature/feature.ts'
import { caseVoucherOperations } from './case-vouchers.routes.ts'
import { events } from './case-vouchers.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, message, problem, texts } from './case-vouchers.problems.ts'
import { checks } from './case-vouchers.checks.ts'
import { personalData } from './case-vouchers.personal-data.ts'

export const caseVouchers: Feature = {
  name: 'money/case-vouchers',
  tags: {
    'Case vouchers': 'The claims and credits of a case. Vouchers are added, never changed.',
  },
  operations: caseVoucherOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    case_vouchers_reversed_once: () =>
      problem('voucher-already-reversed', message('The voucher has already been reversed.')),
    case_vouchers_voucher_type: () => unknownReference('/voucherTypeId', 'voucher type'),
  },
  auditSubjects: { 'case-voucher': 'read:case-vouchers' },
  tables: ['case_voucher_allocations', 'case_vouchers'],
  checks,
  personalData,
}
