import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from '../../app/shell-route.ts'
import { workflowSearch } from './workflows.search.ts'

export const workflowRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/workflows/$workflowId/steps',
  validateSearch: workflowSearch.validate,
  component: lazyRouteComponent(() => import('./workflow-page.tsx'), 'WorkflowPage'),
})

export const simulationRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/settings/workflows/$workflowId/simulation',
  component: lazyRouteComponent(() => import('./simulation-page.tsx'), 'SimulationPage'),
})
