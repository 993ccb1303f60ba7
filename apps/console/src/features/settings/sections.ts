import type { Section } from '../registry/index.ts'
import { exportsText } from './exports/exports.text.ts'
import { planRulesText } from './payment-plans/plan-rules.text.ts'
import { registries } from './registries/registries.ts'
import { settingsText } from './settings.text.ts'

/** The sections of the settings, the user's own first. */
export const sections: readonly Section[] = [
  { to: '/settings/account', label: () => settingsText.t('account') },
  { to: '/settings/tenant', label: () => settingsText.t('tenant'), scope: 'read:settings' },
  ...registries.map(({ key, title, readScope }) => ({ to: `/settings/${key}`, label: title, scope: readScope })),
  { to: '/settings/payment-plans', label: () => planRulesText.t('title'), scope: 'read:payment-plans' },
  { to: '/settings/rule-packs', label: () => settingsText.t('rulePacks'), scope: 'read:rule-packs' },
  { to: '/settings/templates', label: () => settingsText.t('templates'), scope: 'read:templates' },
  { to: '/settings/exports', label: () => exportsText.t('title'), scope: 'read:exports' },
  { to: '/settings/audit', label: () => settingsText.t('audit'), scope: 'read:audit' },
]
