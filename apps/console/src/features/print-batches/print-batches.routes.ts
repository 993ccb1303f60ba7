import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { printBatchesSearch } from './print-batches.search.ts'

export const printBatchesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/letters',
  validateSearch: printBatchesSearch.validate,
  component: lazyRouteComponent(() => import('./print-batches-page.tsx'), 'PrintBatchesPage'),
})

export const printBatchRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/letters/$printBatchId',
  component: lazyRouteComponent(() => import('./print-batch-page.tsx'), 'PrintBatchPage'),
})
