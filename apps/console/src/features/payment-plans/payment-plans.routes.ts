import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { paymentPlansSearch } from './payment-plans.search.ts'

export const paymentPlansRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/payment-plans',
  validateSearch: paymentPlansSearch.validate,
  component: lazyRouteComponent(() => import('./payment-plans-page.tsx'), 'PaymentPlansPage'),
})
