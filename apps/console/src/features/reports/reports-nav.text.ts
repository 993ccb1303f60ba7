import { defineText } from '../../text/define-text.ts'

/** The text of the navigation, which is needed before any report is opened. */
export const reportsNavText = defineText('reports-nav', {
  en: {
    dashboard: 'Dashboard',
    reports: 'Reports',
    payouts: 'Payouts',
    ageing: 'Ageing',
    cohorts: 'Cohorts',
    books: 'Books',
    reconciliation: 'Reconciliation',
  },
  da: {
    dashboard: 'Overblik',
    reports: 'Rapporter',
    payouts: 'Udbetalinger',
    ageing: 'Aldersfordeling',
    cohorts: 'Årgange',
    books: 'Bogføring',
    reconciliation: 'Afstemning',
  },
})
