import type { EventType } from '../../../platform/events/event-type.ts'
import { CaseVoucher } from './case-vouchers.schemas.ts'

const debit = { category: 'principal', direction: 'debit', unallocated: null, reversesCaseVoucherId: null }

export const events: readonly EventType[] = [
  {
    type: 'case-vouchers.create',
    scope: 'read:case-vouchers',
    description: 'A claim or credit was added.',
    data: CaseVoucher,
    example: debit,
  },
  {
    type: 'case-vouchers.update',
    scope: 'read:case-vouchers',
    description: 'The outstanding amount of a debit, or the unallocated amount of a credit, has changed.',
    data: CaseVoucher,
    example: debit,
  },
  {
    type: 'case-vouchers.reverse',
    scope: 'read:case-vouchers',
    description: 'A voucher was reversed; the data is the reversal.',
    data: CaseVoucher,
    example: { category: 'credit-note', direction: 'credit', outstanding: null, unallocated: 0 },
  },
]
