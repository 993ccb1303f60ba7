import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { templateSearch, templatesSearch } from './templates.search.ts'

export const templatesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/templates',
  validateSearch: templatesSearch.validate,
  component: lazyRouteComponent(() => import('./templates-page.tsx'), 'TemplatesPage'),
})

export const templateRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/templates/$templateId',
  validateSearch: templateSearch.validate,
  component: lazyRouteComponent(() => import('./template-page.tsx'), 'TemplatePage'),
})
