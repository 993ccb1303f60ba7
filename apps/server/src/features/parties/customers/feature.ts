import type { Feature } from '../../../platform/feature/feature.ts'
import { customerOperations } from './customers.routes.ts'
import { events } from './customers.events.ts'
import { definitions, message, problem, texts } from './customers.problems.ts'
import { exampleIds } from './customers.demo.ts'
import { personalData } from './customers.personal-data.ts'

export const customers: Feature = {
  name: 'parties/customers',
  tags: {
    Customers:
      'The accounts with a creditor, under the creditor’s own reference, and the people and companies related to them.',
  },
  operations: customerOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    customers_reference_unique: () =>
      problem('customer-reference-taken', message('Another customer of the creditor has this reference.'), {
        errors: [{ path: '/referenceId', message: message('is the reference of another customer of the creditor') }],
      }),
  },
  auditSubjects: { customer: 'read:customers' },
  tables: ['customer_search_words', 'customer_users', 'customers'],
  personalData,
  exampleIds,
}
