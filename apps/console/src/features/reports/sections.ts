import { wordsText } from '../../text/words.text.ts'
import { reportsNavText } from './reports-nav.text.ts'

const { t } = reportsNavText

/** The parts of the reports. The audit trail is one of the settings too, and one screen for both. */
export const sections = [
  { to: '/reports/settlements', label: () => wordsText.t('settlements'), scope: 'read:billing' },
  { to: '/reports/payouts', label: () => t('payouts'), scope: 'read:billing' },
  { to: '/reports/collected', label: () => wordsText.t('collected'), scope: 'read:cases' },
  { to: '/reports/ageing', label: () => t('ageing'), scope: 'read:cases' },
  { to: '/settings/audit', label: () => wordsText.t('auditTrail'), scope: 'read:audit' },
] as const
