import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query.ts'
import { defineSearch, ownAddress } from './search-params.ts'
import { NotFound } from './not-found.tsx'
import { sessionQuery } from './session.ts'
import { Shell } from './shell.tsx'

export const signInSearch = defineSearch({ next: ownAddress })

export const rootRoute = createRootRouteWithContext()({ component: Outlet, notFoundComponent: NotFound })

/** Everything for which one must be signed in; features hang their routes below it. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: Shell,
  notFoundComponent: NotFound,
  beforeLoad: async ({ location }) => {
    const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
    if (session === null) {
      // The router wants its redirects thrown.
      // eslint-disable-next-line @typescript-eslint/only-throw-error
      throw redirect({ to: '/sign-in', search: { next: location.href } })
    }
  },
})

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: signInSearch.validate,
  component: lazyRouteComponent(() => import('./sign-in-page.tsx'), 'SignInPage'),
})

export const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/set-password',
  component: lazyRouteComponent(() => import('./password-page.tsx'), 'PasswordPage'),
})
