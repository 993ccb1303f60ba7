import type { Feature } from '../../../platform/feature/feature.ts'

export const tenants: Feature = {
  name: 'installation/tenants',
  tables: ['tenants'],
}
