import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { registrySearch } from '../registry/index.ts'
import { rulePacksSearch } from './rule-packs/rule-packs.search.ts'
import { auditSearch } from './audit/audit.search.ts'

export const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings',
  beforeLoad: () => {
    redirect({ to: '/settings/account', replace: true, throw: true })
  },
})

export const accountRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/account',
  component: lazyRouteComponent(() => import('./account/account-page.tsx'), 'AccountPage'),
})

export const tenantRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/tenant',
  component: lazyRouteComponent(() => import('./tenant/tenant-page.tsx'), 'TenantPage'),
})

export const planRulesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/payment-plans',
  component: lazyRouteComponent(() => import('./payment-plans/plan-rules-page.tsx'), 'PlanRulesPage'),
})

export const exportsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/exports',
  component: lazyRouteComponent(() => import('./exports/exports-page.tsx'), 'ExportsPage'),
})

export const auditRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/audit',
  validateSearch: auditSearch.validate,
  component: lazyRouteComponent(() => import('./audit/audit-page.tsx'), 'AuditPage'),
})

export const rulePacksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/rule-packs',
  validateSearch: rulePacksSearch.validate,
  component: lazyRouteComponent(() => import('./rule-packs/rule-packs-page.tsx'), 'RulePacksPage'),
})

export const registryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/$registry',
  validateSearch: registrySearch.validate,
  component: lazyRouteComponent(() => import('./registries/registry-page.tsx'), 'RegistryPage'),
})
