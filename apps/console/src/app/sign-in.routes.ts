import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './shell-route.ts'
import { signInSearch } from './sign-in.search.ts'

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
