export { createWorkflow } from './create-workflow.ts'
export { holdWorkflow } from './workflows.queries.ts'
