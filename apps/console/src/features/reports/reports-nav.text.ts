import { defineText } from '../../text/define-text.ts'

/** The text of the navigation, which is needed before any report is opened. */
export const reportsNavText = defineText('reports-nav', {
  en: {
    dashboard: 'Dashboard',
    reports: 'Reports',
    payouts: 'Payouts',
    payoutBatches: 'Payout batches',
    ageing: 'Ageing',
    cohorts: 'Cohorts',
    workload: 'Workload',
    books: 'Books',
    reconciliation: 'Reconciliation',
  },
  da: {
    dashboard: 'Overblik',
    reports: 'Rapporter',
    payouts: 'Udbetalinger',
    payoutBatches: 'Udbetalingskørsler',
    ageing: 'Aldersfordeling',
    cohorts: 'Årgange',
    workload: 'Arbejdsbyrde',
    books: 'Bogføring',
    reconciliation: 'Afstemning',
  },
})
