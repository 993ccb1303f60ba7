import { wordsText } from '../../text/words.text.ts'
import { promisesText } from '../promises/index.ts'
import { reportsNavText } from './reports-nav.text.ts'

const { t } = reportsNavText

/** The sections of the reports. The audit trail is also a section of the settings, with the same screen. */
export const sections = [
  { to: '/reports/settlements', label: () => wordsText.t('settlements'), scope: 'read:billing' },
  { to: '/reports/invoices', label: () => wordsText.t('invoices'), scope: 'read:billing' },
  { to: '/reports/payouts', label: () => t('payouts'), scope: 'read:billing' },
  { to: '/reports/payout-batches', label: () => t('payoutBatches'), scope: 'read:billing' },
  { to: '/reports/books', label: () => t('books'), scope: 'read:books' },
  { to: '/reports/reconciliation', label: () => t('reconciliation'), scope: 'read:books' },
  { to: '/reports/collected', label: () => wordsText.t('collected'), scope: 'read:cases' },
  { to: '/reports/cohorts', label: () => t('cohorts'), scope: 'read:cases' },
  { to: '/reports/promises', label: () => promisesText.t('title'), scope: 'read:updates' },
  { to: '/reports/workload', label: () => t('workload'), scope: 'read:audit' },
  { to: '/reports/ageing', label: () => t('ageing'), scope: 'read:cases' },
  { to: '/reports/limitation', label: () => wordsText.t('limitation'), scope: 'read:limitation' },
  { to: '/settings/audit', label: () => wordsText.t('auditTrail'), scope: 'read:audit' },
] as const
