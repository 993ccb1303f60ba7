import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { creditorSearch, creditorsSearch } from './creditors.search.ts'

export const creditorsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/creditors',
  validateSearch: creditorsSearch.validate,
  component: lazyRouteComponent(() => import('./creditors-page.tsx'), 'CreditorsPage'),
})

export const creditorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/creditors/$creditorId',
  validateSearch: creditorSearch.validate,
  component: lazyRouteComponent(() => import('./creditor-page.tsx'), 'CreditorPage'),
})
