import { bank } from '../features/bank/index.ts'
import { bulkJobs } from '../features/bulk-jobs/index.ts'
import { cases } from '../features/cases/index.ts'
import { courtClaims } from '../features/court-claims/index.ts'
import { creditors } from '../features/creditors/index.ts'
import { customers } from '../features/customers/index.ts'
import { deliveries } from '../features/deliveries/index.ts'
import { developers } from '../features/developers/index.ts'
import { disputes } from '../features/disputes/index.ts'
import { imports } from '../features/imports/index.ts'
import { interactions } from '../features/interactions/index.ts'
import { printBatches } from '../features/print-batches/index.ts'
import { paymentPlans } from '../features/payment-plans/index.ts'
import { promises } from '../features/promises/index.ts'
import { reports } from '../features/reports/index.ts'
import { settings } from '../features/settings/index.ts'
import { templates } from '../features/templates/index.ts'
import { workQueue } from '../features/work-queue/index.ts'
import { workflows } from '../features/workflows/index.ts'
import type { Feature } from './feature.ts'

/** Every feature with screens; see CONTRIBUTING.md, "Adding a screen". */
export const features: readonly Feature[] = [
  workQueue,
  cases,
  bulkJobs,
  creditors,
  customers,
  disputes,
  courtClaims,
  interactions,
  printBatches,
  deliveries,
  paymentPlans,
  promises,
  bank,
  imports,
  reports,
  templates,
  workflows,
  settings,
  developers,
]
