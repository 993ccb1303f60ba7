import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'
import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const customersSearch = defineSearch({ q: text(), creditorId: uuid, selected: uuid })
export const customerSearch = defineSearch({ panel: oneOf(['person', 'customer', 'claim']), person: uuid })
export type CustomerPanel = NonNullable<ReturnType<typeof customerSearch.validate>['panel']>

export const customersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers',
  validateSearch: customersSearch.validate,
  component: lazyRouteComponent(() => import('./customers-page.tsx'), 'CustomersPage'),
})

export const customerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/customers/$customerId',
  validateSearch: customerSearch.validate,
  component: lazyRouteComponent(() => import('./customer-page.tsx'), 'CustomerPage'),
})
