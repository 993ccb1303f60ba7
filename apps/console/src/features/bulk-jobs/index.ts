import { IconListCheck } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { bulkJobRoute, bulkJobsRoute } from './bulk-jobs.routes.ts'
import { bulkJobsNavText } from './bulk-jobs-nav.text.ts'

export { BulkActions, useBulkActions } from './bulk-actions.tsx'

export const bulkJobs: Feature = {
  routes: [bulkJobsRoute, bulkJobRoute],
  nav: [
    {
      to: '/jobs',
      label: () => bulkJobsNavText.t('jobs'),
      icon: IconListCheck,
      section: 'work',
      order: 60,
      scope: 'read:bulk-jobs',
    },
  ],
}
