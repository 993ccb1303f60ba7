import { IconSettings } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { settingsNavText } from './settings-nav.text.ts'
import { accountRoute, auditRoute, registryRoute, settingsRoute, tenantRoute } from './settings.routes.ts'

export const settings: Feature = {
  routes: [settingsRoute, accountRoute, tenantRoute, auditRoute, registryRoute],
  nav: [
    { to: '/settings', label: () => settingsNavText.t('settings'), icon: IconSettings, section: 'manage', order: 80 },
  ],
}
