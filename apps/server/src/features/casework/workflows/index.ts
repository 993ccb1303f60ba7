export { holdWorkflow } from './workflows.queries.ts'
export { createWorkflow } from './workflows.registry.ts'
