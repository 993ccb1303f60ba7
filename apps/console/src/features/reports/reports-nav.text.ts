import { defineText } from '../../text/define-text.ts'

/** What the navigation says; it is there before any report is opened. */
export const reportsNavText = defineText('reports-nav', {
  en: {
    dashboard: 'Dashboard',
    reports: 'Reports',
    settlements: 'Settlements',
    payouts: 'Payouts',
    collected: 'Collected',
    ageing: 'Ageing',
    audit: 'Audit trail',
  },
  da: {
    dashboard: 'Overblik',
    reports: 'Rapporter',
    settlements: 'Afregninger',
    payouts: 'Udbetalinger',
    collected: 'Inddrevet',
    ageing: 'Aldersfordeling',
    audit: 'Revisionsspor',
  },
})
