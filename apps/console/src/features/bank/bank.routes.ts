import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { bankSearch } from './bank.search.ts'

export const bankRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/bank',
  validateSearch: bankSearch.validate,
  component: lazyRouteComponent(() => import('./bank-page.tsx'), 'BankPage'),
})
