import { IconSettings } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Feature } from '../../app/feature.ts'
import { settingsNavText } from './settings-nav.text.ts'
import {
  accountRoute,
  auditRoute,
  exportsRoute,
  registryRoute,
  rulePacksRoute,
  settingsRoute,
  planRulesRoute,
  tenantRoute,
} from './settings.routes.ts'

export { SettingsFrame } from './settings-frame.tsx'

/**
 * Sets up a second factor during sign-in. Loaded on demand, because few need it and it includes the QR code library.
 */
export const Enrolment = lazy(async () => ({ default: (await import('./account/enrolment.tsx')).Enrolment }))

export const settings: Feature = {
  routes: [
    settingsRoute,
    accountRoute,
    tenantRoute,
    planRulesRoute,
    auditRoute,
    exportsRoute,
    rulePacksRoute,
    registryRoute,
  ],
  nav: [
    { to: '/settings', label: () => settingsNavText.t('settings'), icon: IconSettings, section: 'manage', order: 80 },
  ],
  // Loaded with the first search: few screens need the sections.
  search: async (text, _signal, may) => (await import('./found-sections.ts')).foundSections(text, may),
}
