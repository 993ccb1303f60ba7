import { createRootRouteWithContext, createRoute, Outlet, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query.ts'
import { sessionQuery } from '../api/session.ts'
import { NotFound } from '../ui/not-found.tsx'

export const rootRoute = createRootRouteWithContext()({ component: Outlet, notFoundComponent: NotFound })

/**
 * The parent of every screen that needs a session. The router sets its component, because the shell lists the
 * features and every feature imports this route.
 */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  notFoundComponent: NotFound,
  beforeLoad: async ({ location }) => {
    const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
    if (session === null) redirect({ to: '/sign-in', search: { next: location.href }, throw: true })
  },
})
