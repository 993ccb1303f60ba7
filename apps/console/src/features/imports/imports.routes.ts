import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { importSearch, importsSearch } from './imports.search.ts'

export const importsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/imports',
  validateSearch: importsSearch.validate,
  component: lazyRouteComponent(() => import('./imports-page.tsx'), 'ImportsPage'),
})

export const importRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/imports/$importId',
  validateSearch: importSearch.validate,
  component: lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage'),
})
