import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { registrySearch } from '../registry/index.ts'
import { deliveriesSearch, eventsSearch, outboxSearch, requestsSearch } from './developers.search.ts'

export const developersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers',
  beforeLoad: () => {
    redirect({ to: '/developers/tokens', replace: true, throw: true })
  },
})

export const tokensRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/tokens',
  validateSearch: registrySearch.validate,
  component: lazyRouteComponent(() => import('./developers-page.tsx'), 'TokensPage'),
})

export const webhooksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/webhooks',
  validateSearch: registrySearch.validate,
  component: lazyRouteComponent(() => import('./developers-page.tsx'), 'WebhooksPage'),
})

export const deliveriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/webhooks/$webhookId',
  validateSearch: deliveriesSearch.validate,
  component: lazyRouteComponent(() => import('./webhooks/deliveries-page.tsx'), 'DeliveriesPage'),
})

export const eventsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/events',
  validateSearch: eventsSearch.validate,
  component: lazyRouteComponent(() => import('./webhooks/events-page.tsx'), 'EventsPage'),
})

export const requestsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/requests',
  validateSearch: requestsSearch.validate,
  component: lazyRouteComponent(() => import('./requests/requests-page.tsx'), 'RequestsPage'),
})

export const outboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/outbox',
  validateSearch: outboxSearch.validate,
  component: lazyRouteComponent(() => import('./outbox/outbox-page.tsx'), 'OutboxPage'),
})
