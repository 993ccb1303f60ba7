export { createWorkflow } from './create-workflow.ts'
export { holdWorkflow } from './workflows.queries.ts'
export { workflowOperations } from './workflows.routes.ts'
export { Workflow } from './workflows.schemas.ts'
