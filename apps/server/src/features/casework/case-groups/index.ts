export { caseGroupOperations, createCaseGroup } from './case-groups.registry.ts'
export { CaseGroup } from './case-groups.schemas.ts'
