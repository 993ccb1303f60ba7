import type { Feature } from '../../../platform/feature/feature.ts'
import { definitions, texts } from './payment-references.problems.ts'
import { paymentReferenceOperations } from './payment-references.routes.ts'

export const paymentReferences: Feature = {
  name: 'money/payment-references',
  tags: {
    'Payment references': 'References on payments that banks read by machine.',
  },
  operations: paymentReferenceOperations,
  problems: definitions,
  texts,
}
