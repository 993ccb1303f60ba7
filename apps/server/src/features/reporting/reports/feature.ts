import type { Feature } from '../../../platform/feature/feature.ts'
import { paymentAndWorkloadOperations } from './payments-and-workload.routes.ts'
import { reportOperations } from './reports.routes.ts'
import { definitions, texts } from './reports.problems.ts'

export const reports: Feature = {
  name: 'reporting/reports',
  tags: {
    Reports: 'Figures for the whole tenant: collected amounts, ageing of the debt, open work.',
  },
  operations: [...reportOperations, ...paymentAndWorkloadOperations],
  problems: definitions,
  texts,
}
