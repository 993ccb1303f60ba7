import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { todaySearch } from './work-queue.search.ts'

export const todayRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/today',
  validateSearch: todaySearch.validate,
  component: lazyRouteComponent(() => import('./today-page.tsx'), 'TodayPage'),
})
