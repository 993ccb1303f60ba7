export { holdWorkflow } from './workflows.queries.ts'
export { createWorkflow, workflowOperations } from './workflows.registry.ts'
export { Workflow } from './workflows.schemas.ts'
