import type { Feature } from '../../../platform/feature/feature.ts'
import { tenantSettingsOperations } from './tenant-settings.routes.ts'
import { events } from './tenant-settings.events.ts'
import { definitions, message, problem, texts } from './tenant-settings.problems.ts'
import { demo } from './tenant-settings.demo.ts'

export const tenantSettings: Feature = {
  name: 'installation/tenant-settings',
  tags: {
    Settings: 'The settings of the tenant, and what debtors see of it.',
  },
  operations: tenantSettingsOperations,
  events,
  problems: definitions,
  texts,
  constraints: {
    tenant_settings_logo: () => problem('file-in-use', message('The file is the logo of the tenant.')),
  },
  auditSubjects: { tenant: 'read:settings' },
  tables: ['tenant_settings'],
  demo,
}
