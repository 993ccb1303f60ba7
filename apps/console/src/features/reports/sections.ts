import { reportsNavText } from './reports-nav.text.ts'

const { t } = reportsNavText

/** The parts of the reports. The audit trail is one of the settings too, and one screen for both. */
export const sections = [
  { to: '/reports/settlements', label: () => t('settlements'), scope: 'read:billing' },
  { to: '/reports/payouts', label: () => t('payouts'), scope: 'read:billing' },
  { to: '/reports/collected', label: () => t('collected'), scope: 'read:cases' },
  { to: '/reports/ageing', label: () => t('ageing'), scope: 'read:cases' },
  { to: '/settings/audit', label: () => t('audit'), scope: 'read:audit' },
] as const
