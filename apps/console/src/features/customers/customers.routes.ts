import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'
import { defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'

export const customersSearch = defineSearch({ q: text(), creditorId: uuid, selected: uuid })
export const customerSearch = defineSearch({ panel: oneOf(['person', 'customer', 'claim']), person: uuid })
export const newCustomerSearch = defineSearch({ creditorId: uuid, claim: flag })
export const newCaseSearch = defineSearch({ customerId: uuid })
export type CustomerPanel = NonNullable<ReturnType<typeof customerSearch.validate>['panel']>

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
  component: lazyRouteComponent(() => import('./new-customer-page.tsx'), 'NewCustomerPage'),
})

/** A case begins with a customer and a claim, so its form is here. */
export const newCaseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/cases/new',
  validateSearch: newCaseSearch.validate,
  component: lazyRouteComponent(() => import('./new-case-page.tsx'), 'NewCasePage'),
})

export const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customerId',
  validateSearch: customerSearch.validate,
  component: lazyRouteComponent(() => import('./customer-page.tsx'), 'CustomerPage'),
})
