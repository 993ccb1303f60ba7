import type { Feature } from '../../../platform/feature/feature.ts'
import { creditorOperations } from './creditors.routes.ts'
import { events } from './creditors.events.ts'
import { unknownReference } from '../../../problems/index.ts'
import { definitions, message, problem, texts } from './creditors.problems.ts'
import { demo, exampleIds } from './creditors.demo.ts'

export const creditors: Feature = {
  name: 'parties/creditors',
  tags: {
    Creditors: 'The parties to whom money is owed.',
  },
  operations: creditorOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    creditors_reference_unique: () =>
      problem('creditor-reference-taken', message('Another creditor of the tenant has this reference id.'), {
        errors: [{ path: '/id', message: message('is the reference id of another creditor') }],
      }),
    creditors_default_collector: () => unknownReference('/defaultCollectorId', 'collector'),
    creditors_default_chain: () => unknownReference('/defaultChainId', 'workflow'),
    creditors_default_client_chain: () => unknownReference('/defaultClientChainId', 'workflow'),
    creditors_default_billing_model: () => unknownReference('/defaultBillingModelId', 'billing model'),
  },
  auditSubjects: { creditor: 'read:creditors' },
  tables: ['creditors'],
  exampleIds,
  demo,
}
