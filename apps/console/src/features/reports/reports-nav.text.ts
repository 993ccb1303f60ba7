import { defineText } from '../../text/define-text.ts'

/** What the navigation says; it is there before any report is opened. */
export const reportsNavText = defineText('reports-nav', {
  en: {
    dashboard: 'Dashboard',
    reports: 'Reports',
    payouts: 'Payouts',
    ageing: 'Ageing',
  },
  da: {
    dashboard: 'Overblik',
    reports: 'Rapporter',
    payouts: 'Udbetalinger',
    ageing: 'Aldersfordeling',
  },
})
