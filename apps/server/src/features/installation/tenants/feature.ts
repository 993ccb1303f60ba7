import type { Feature } from '../../../platform/feature/feature.ts'
import { demoTenantId } from '../../../platform/demo/demo-id.ts'

export const tenants: Feature = {
  name: 'installation/tenants',
  tables: ['tenants'],
  exampleIds: { tenantId: demoTenantId },
}
