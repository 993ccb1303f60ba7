import type { Feature } from '../../../platform/feature/feature.ts'
import { demoTenantId, demoTenantName } from '../../../platform/demo/demo-id.ts'
import { secondMs } from '../../../platform/jobs/periodic-job.ts'
import { runRemovals } from './run-removals.ts'

export const tenants: Feature = {
  name: 'installation/tenants',
  tables: ['tenants'],
  exampleIds: { tenantId: demoTenantId, tenantName: demoTenantName },
  jobs: (services, logger) => [
    { name: 'remove test tenants', intervalMs: secondMs, run: () => runRemovals(services, logger) },
  ],
}
