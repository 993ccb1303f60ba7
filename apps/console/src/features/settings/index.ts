import { IconSettings } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Feature } from '../../app/feature.ts'
import { settingsNavText } from './settings-nav.text.ts'
import { accountRoute, auditRoute, registryRoute, settingsRoute, tenantRoute } from './settings.routes.ts'

export { SettingsFrame } from './settings-frame.tsx'

/** Sets up a second factor while signing in. Few need it, and it brings the code that draws the QR code. */
export const Enrolment = lazy(async () => ({ default: (await import('./account/enrolment.tsx')).Enrolment }))

export const settings: Feature = {
  routes: [settingsRoute, accountRoute, tenantRoute, auditRoute, registryRoute],
  nav: [
    { to: '/settings', label: () => settingsNavText.t('settings'), icon: IconSettings, section: 'manage', order: 80 },
  ],
}
