import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { deliveriesSearch } from './deliveries.search.ts'

export const deliveriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dispatch',
  validateSearch: deliveriesSearch.validate,
  component: lazyRouteComponent(() => import('./deliveries-page.tsx'), 'DeliveriesPage'),
})
