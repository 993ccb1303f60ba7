export { exampleIds } from './workflows.demo.ts'
export { holdWorkflow } from './workflows.queries.ts'
