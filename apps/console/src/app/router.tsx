import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/query.ts'
import { ScreenError } from '../ui/screen-error.tsx'
import type { Feature } from './feature.ts'
import * as featureModule from './features.ts'
import { passwordRoute, rootRoute, shellRoute, signInRoute } from './root-routes.tsx'
import { sessionQuery } from './session.ts'

export const features: readonly Feature[] = Object.values(featureModule)

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    // Administrators begin with how it goes, caseworkers with their work.
    const role = queryClient.getQueryData(sessionQuery.queryKey)?.user.role ?? ''
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw redirect({ to: /admin$/.test(role) ? '/dashboard' : '/cases', replace: true })
  },
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  passwordRoute,
  shellRoute.addChildren([homeRoute, ...features.flatMap(({ routes }) => routes)]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ScreenError,
  scrollRestoration: false,
})
