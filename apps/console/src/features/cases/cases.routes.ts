import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { caseSearch, casesSearch } from './cases.search.ts'

export const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  validateSearch: casesSearch.validate,
  component: lazyRouteComponent(() => import('./cases-page.tsx'), 'CasesPage'),
})

export const caseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/$caseId',
  validateSearch: caseSearch.validate,
  component: lazyRouteComponent(() => import('./case-page.tsx'), 'CasePage'),
})
