import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { customerSearch, customersSearch, newCaseSearch, newCustomerSearch } from './customers.search.ts'

export const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  validateSearch: customersSearch.validate,
  component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
})

export const newCustomerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/new',
  validateSearch: newCustomerSearch.validate,
  component: lazyRouteComponent(() => import('./new-customer/new-customer-page.tsx'), 'NewCustomerPage'),
})

export const newCaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/new',
  validateSearch: newCaseSearch.validate,
  component: lazyRouteComponent(() => import('./claim/new-case-page.tsx'), 'NewCasePage'),
})

export const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customerId',
  validateSearch: customerSearch.validate,
  component: lazyRouteComponent(() => import('./customer-page.tsx'), 'CustomerPage'),
})
