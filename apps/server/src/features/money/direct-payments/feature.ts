import type { Feature } from '../../../platform/feature/feature.ts'
import { directPaymentOperations } from './direct-payments.routes.ts'
import { definitions, texts } from './direct-payments.problems.ts'

export const directPayments: Feature = {
  name: 'money/direct-payments',
  tags: {
    'Direct payments': 'Money that a debtor paid straight to the creditor.',
  },
  operations: directPaymentOperations,
  problems: definitions,
  texts,
}
