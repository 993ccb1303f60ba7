import { IconChartBar } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { dashboardRoute } from './reports.routes.ts'
import { reportsText } from './reports.text.ts'

export const reports: Feature = {
  routes: [dashboardRoute],
  nav: [
    {
      to: '/dashboard',
      label: () => reportsText.t('dashboard'),
      icon: IconChartBar,
      section: 'work',
      order: 10,
      scope: 'read:cases',
    },
  ],
}
