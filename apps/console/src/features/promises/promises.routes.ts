import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { promisesSearch } from './promises.search.ts'

export const promisesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/promises',
  validateSearch: promisesSearch.validate,
  component: lazyRouteComponent(() => import('./promises-page.tsx'), 'PromisesPage'),
})
