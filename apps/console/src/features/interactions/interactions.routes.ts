import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { inboxSearch } from './interactions.search.ts'

export const inboxRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/inbox',
  validateSearch: inboxSearch.validate,
  component: lazyRouteComponent(() => import('./inbox-page.tsx'), 'InboxPage'),
})
