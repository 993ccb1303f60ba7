import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { courtClaimsSearch } from './court-claims.search.ts'

export const courtClaimsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/court-claims',
  validateSearch: courtClaimsSearch.validate,
  component: lazyRouteComponent(() => import('./court-claims-page.tsx'), 'CourtClaimsPage'),
})
