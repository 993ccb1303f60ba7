import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/root-routes.tsx'
import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const templatesSearch = defineSearch({
  q: text(),
  kind: oneOf(['letter', 'email']),
  language: oneOf(['da', 'en']),
  selected: uuid,
})

/** Whose data the preview shows and how, and which template a new one begins as. */
export const templateSearch = defineSearch({ case: uuid, view: oneOf(['pdf']), from: uuid })

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
