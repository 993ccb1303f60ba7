export { createStandardWorkflows, standardWorkflowId } from './create-standard-workflows.ts'
export { WorkflowDefinition, type WorkflowStep } from './definition.schemas.ts'
export {
  after,
  type CaseState,
  type Decision,
  endStepId,
  messageTypes,
  next,
  type Pause,
  pauseKinds,
  type Position,
  startOf,
} from './next-step.rules.ts'
export { type PlannedStep, simulateLife, stateOn } from './simulate-life.rules.ts'
export { exampleIds } from './workflows.demo.ts'
export { findVersion, holdWorkflow } from './workflows.queries.ts'
export { requireNoMistakes } from './workflow-drafts.ts'
