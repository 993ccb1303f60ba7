import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { disputesSearch } from './disputes.search.ts'

export const disputesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/disputes',
  validateSearch: disputesSearch.validate,
  component: lazyRouteComponent(() => import('./disputes-page.tsx'), 'DisputesPage'),
})
