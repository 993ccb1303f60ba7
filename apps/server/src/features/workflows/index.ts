export { createWorkflow } from './create-workflow.ts'
export { workflowOperations } from './workflows.routes.ts'
