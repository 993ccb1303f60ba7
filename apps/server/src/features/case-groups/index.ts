export { createCaseGroup } from './create-case-group.ts'
export { caseGroupOperations } from './case-groups.routes.ts'
