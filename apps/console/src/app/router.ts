import { createRoute, createRouter, redirect } from '@tanstack/react-router'
import { ScreenError } from '../ui/screen-error.tsx'
import { features } from './features.ts'
import { rootRoute, shellRoute } from './shell-route.ts'
import { Shell } from './shell.tsx'
import { passwordRoute, signInRoute } from './sign-in.routes.ts'

const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  beforeLoad: () => {
    redirect({ to: '/today', replace: true, throw: true })
  },
})

const routeTree = rootRoute.addChildren([
  signInRoute,
  passwordRoute,
  shellRoute.update({ component: Shell }).addChildren([homeRoute, ...features.flatMap(({ routes }) => routes)]),
])

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: ScreenError,
  scrollRestoration: false,
})
