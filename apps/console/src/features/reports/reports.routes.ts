import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { queryClient } from '../../api/query.ts'
import { sessionQuery } from '../../api/session.ts'
import { shellRoute } from '../../app/shell-route.ts'
import {
  ageingSearch,
  booksSearch,
  collectedPageSearch,
  collectedPaymentsSearch,
  collectedSearch,
  dashboardSearch,
  invoicesSearch,
  limitationSearch,
  payoutBatchesSearch,
  payoutsSearch,
  reconciliationSearch,
  settlementsSearch,
  workloadSearch,
} from './reports.search.ts'
import { sections } from './sections.ts'

export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: dashboardSearch.validate,
  component: lazyRouteComponent(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
})

export const reportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports',
  beforeLoad: () => {
    const scopes = queryClient.getQueryData(sessionQuery.queryKey)?.scopes ?? []
    const to = sections.find(({ scope }) => scopes.includes(scope))?.to ?? '/dashboard'
    redirect({ to, replace: true, throw: true })
  },
})

export const settlementsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/settlements',
  validateSearch: settlementsSearch.validate,
  component: lazyRouteComponent(() => import('./settlements/settlements-page.tsx'), 'SettlementsPage'),
})

export const settlementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/settlements/$billingId',
  component: lazyRouteComponent(() => import('./settlements/settlement-page.tsx'), 'SettlementPage'),
})

export const invoicesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/invoices',
  validateSearch: invoicesSearch.validate,
  component: lazyRouteComponent(() => import('./invoices/invoices-page.tsx'), 'InvoicesPage'),
})

export const payoutsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/payouts',
  validateSearch: payoutsSearch.validate,
  component: lazyRouteComponent(() => import('./payouts/payouts-page.tsx'), 'PayoutsPage'),
})

export const payoutBatchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/payout-batches',
  validateSearch: payoutBatchesSearch.validate,
  component: lazyRouteComponent(() => import('./payout-batches/payout-batches-page.tsx'), 'PayoutBatchesPage'),
})

export const collectedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/collected',
  validateSearch: collectedPageSearch.validate,
  component: lazyRouteComponent(() => import('./collected/collected-page.tsx'), 'CollectedPage'),
})

export const collectedPaymentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/collected/payments',
  validateSearch: collectedPaymentsSearch.validate,
  component: lazyRouteComponent(() => import('./collected/payments-page.tsx'), 'CollectedPaymentsPage'),
})

export const workloadRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/workload',
  validateSearch: workloadSearch.validate,
  component: lazyRouteComponent(() => import('./workload/workload-page.tsx'), 'WorkloadPage'),
})

export const cohortsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/cohorts',
  validateSearch: collectedSearch.validate,
  component: lazyRouteComponent(() => import('./cohorts/cohorts-page.tsx'), 'CohortsPage'),
})

export const promisesReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/promises',
  validateSearch: collectedSearch.validate,
  component: lazyRouteComponent(() => import('./promises/promises-report-page.tsx'), 'PromisesReportPage'),
})

export const ageingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/ageing',
  validateSearch: ageingSearch.validate,
  component: lazyRouteComponent(() => import('./ageing/ageing-page.tsx'), 'AgeingPage'),
})

export const booksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/books',
  validateSearch: booksSearch.validate,
  component: lazyRouteComponent(() => import('./books/books-page.tsx'), 'BooksPage'),
})

export const reconciliationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/reconciliation',
  validateSearch: reconciliationSearch.validate,
  component: lazyRouteComponent(() => import('./reconciliation/reconciliation-page.tsx'), 'ReconciliationPage'),
})

export const limitationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/limitation',
  validateSearch: limitationSearch.validate,
  component: lazyRouteComponent(() => import('./limitation/limitation-page.tsx'), 'LimitationPage'),
})
