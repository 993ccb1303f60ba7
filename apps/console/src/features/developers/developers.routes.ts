import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'
import { date, defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'
import { registrySearch } from '../registry/registry-search.ts'

export const deliveriesSearch = defineSearch({
  state: oneOf(['pending', 'succeeded', 'failed', 'skipped']),
  event: text(100),
  selected: uuid,
  open: uuid,
})

export const eventsSearch = defineSearch({ event: text(100), selected: uuid, open: uuid })

export const requestsSearch = defineSearch({
  q: text(255),
  status: oneOf(['2xx', '3xx', '4xx', '5xx', 'failed']),
  operation: text(100),
  callerType: oneOf(['KEY', 'USER']),
  callerId: uuid,
  objectId: uuid,
  idempotencyKey: text(255),
  isReplay: flag,
  problemCode: text(100),
  from: date,
  to: date,
  selected: uuid,
  open: uuid,
})

export const outboxSearch = defineSearch({
  q: text(200),
  state: oneOf(['WAITING', 'SENT', 'BOUNCED', 'CANCELLED']),
  selected: uuid,
  open: uuid,
})

export const developersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers',
  beforeLoad: () => {
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw redirect({ to: '/developers/tokens', replace: true })
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
  component: lazyRouteComponent(() => import('./deliveries-page.tsx'), 'DeliveriesPage'),
})

export const eventsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/events',
  validateSearch: eventsSearch.validate,
  component: lazyRouteComponent(() => import('./events-page.tsx'), 'EventsPage'),
})

export const requestsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/requests',
  validateSearch: requestsSearch.validate,
  component: lazyRouteComponent(() => import('./requests-page.tsx'), 'RequestsPage'),
})

export const outboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/developers/outbox',
  validateSearch: outboxSearch.validate,
  component: lazyRouteComponent(() => import('./outbox-page.tsx'), 'OutboxPage'),
})
