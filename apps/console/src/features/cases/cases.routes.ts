import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'

export const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  component: lazyRouteComponent(() => import('./cases-page.tsx'), 'CasesPage'),
})
