import type { EventType } from '../../../platform/events/event-type.ts'
import { TenantSettings } from './tenant-settings.schemas.ts'

export const events: readonly EventType[] = [
  {
    type: 'settings.update',
    scope: 'read:settings',
    description: 'The settings of the tenant were changed.',
    data: TenantSettings,
  },
]
