export { createCaseGroup } from './create-case-group.ts'
export { caseGroupOperations } from './case-groups.routes.ts'
export { CaseGroup } from './case-groups.schemas.ts'
