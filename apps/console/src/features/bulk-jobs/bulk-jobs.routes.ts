import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { bulkJobsSearch } from './bulk-jobs.search.ts'

export const bulkJobsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs',
  validateSearch: bulkJobsSearch.validate,
  component: lazyRouteComponent(() => import('./bulk-jobs-page.tsx'), 'BulkJobsPage'),
})

export const bulkJobRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/jobs/$bulkJobId',
  component: lazyRouteComponent(() => import('./bulk-job-page.tsx'), 'BulkJobPage'),
})
