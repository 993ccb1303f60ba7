import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'
import { defineSearch, oneOf, text } from '../../app/search-params.ts'

export const dashboardSearch = defineSearch({ currency: text(3), caseworkerId: oneOf(['me']) })

export const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/dashboard',
  validateSearch: dashboardSearch.validate,
  component: lazyRouteComponent(() => import('./dashboard-page.tsx'), 'DashboardPage'),
})
