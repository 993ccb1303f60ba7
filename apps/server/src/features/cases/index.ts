export { caseOperations } from './cases.routes.ts'
export { Case, type CaseInput, CaseStatus } from './cases.schemas.ts'
export { createCase } from './create-case.ts'
export { patchCase } from './patch-case.ts'
