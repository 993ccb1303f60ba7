import type { Feature } from '../../app/feature.ts'
import { simulationRoute, workflowRoute } from './workflows.routes.ts'

/** The steps of a workflow have a screen of their own; the list of workflows is a section of the settings. */
export const workflows: Feature = { routes: [workflowRoute, simulationRoute] }
