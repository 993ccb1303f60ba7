import { IconChartBar, IconReportAnalytics } from '@tabler/icons-react'
import { lazy } from 'react'
import type { Feature } from '../../app/feature.ts'
import { reportsNavText } from './reports-nav.text.ts'
import {
  ageingRoute,
  booksRoute,
  cohortsRoute,
  collectedPaymentsRoute,
  collectedRoute,
  dashboardRoute,
  invoicesRoute,
  limitationRoute,
  payoutBatchesRoute,
  payoutsRoute,
  promisesReportRoute,
  reconciliationRoute,
  reportsRoute,
  settlementRoute,
  settlementsRoute,
  workloadRoute,
} from './reports.routes.ts'
import { sections } from './sections.ts'

/** Loaded with the screen that shows it. */
export const MyTarget = lazy(async () => ({ default: (await import('./dashboard/my-target.tsx')).MyTarget }))

export const reports: Feature = {
  routes: [
    dashboardRoute,
    reportsRoute,
    settlementsRoute,
    settlementRoute,
    invoicesRoute,
    payoutsRoute,
    payoutBatchesRoute,
    booksRoute,
    reconciliationRoute,
    collectedRoute,
    collectedPaymentsRoute,
    workloadRoute,
    cohortsRoute,
    promisesReportRoute,
    ageingRoute,
    limitationRoute,
  ],
  nav: [
    {
      to: '/dashboard',
      label: () => reportsNavText.t('dashboard'),
      icon: IconChartBar,
      section: 'work',
      order: 10,
      scope: 'read:cases',
    },
    {
      to: '/reports',
      label: () => reportsNavText.t('reports'),
      icon: IconReportAnalytics,
      section: 'records',
      order: 60,
      scope: 'read:cases',
    },
  ],
  commands: ({ may, go }) =>
    sections
      .filter(({ scope }) => may(scope))
      .map(({ to, label }) => ({
        id: `report ${to}`,
        label: `${reportsNavText.t('reports')}: ${label()}`,
        group: reportsNavText.t('reports'),
        run: () => go(to),
      })),
}
