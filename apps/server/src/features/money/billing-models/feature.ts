import type { Feature } from '../../../platform/feature/feature.ts'
import { billingModelOperations } from './billing-models.registry.ts'
import { events } from './billing-models.events.ts'
import { definitions, texts } from './billing-models.problems.ts'
import { demo, exampleIds } from './billing-models.demo.ts'

export const billingModels: Feature = {
  name: 'money/billing-models',
  tags: {
    'Billing models': 'The terms for settling with creditors: commission, fees and VAT.',
  },
  operations: billingModelOperations,
  events,
  problems: definitions,
  texts,
  auditSubjects: { 'billing-model': 'read:billing' },
  tables: ['billing_models'],
  exampleIds,
  demo,
}
