import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { casesSearch } from './list/cases.search.ts'
import { caseSearch } from './page/case.search.ts'

export const casesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases',
  validateSearch: casesSearch.validate,
  component: lazyRouteComponent(() => import('./list/cases-page.tsx'), 'CasesPage'),
})

/** A case by its number, which people use; its ID works too. */
export const caseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/$caseId',
  validateSearch: caseSearch.validate,
  component: lazyRouteComponent(() => import('./page/case-page.tsx'), 'CasePage'),
})
