import type { Feature } from '../../../platform/feature/feature.ts'
import { voucherTypeOperations } from './voucher-types.registry.ts'
import { events } from './voucher-types.events.ts'
import { definitions, message, problem, texts } from './voucher-types.problems.ts'
import { demo, exampleIds } from './voucher-types.demo.ts'

export const voucherTypes: Feature = {
  name: 'money/voucher-types',
  tags: {
    'Voucher types': 'The types of vouchers, and whether each is a debit or a credit.',
  },
  operations: voucherTypeOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    voucher_types_handle_unique: () =>
      problem('voucher-type-handle-taken', message('Another voucher type has this handle.'), {
        errors: [{ path: '/handle', message: message('is already used by another voucher type') }],
      }),
  },
  auditSubjects: { 'voucher-type': 'read:voucher-types' },
  tables: ['voucher_types'],
  exampleIds,
  demo,
}
