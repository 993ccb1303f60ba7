export { exampleIds } from './cases.demo.ts'
export {
  chargesOf,
  collectedPaymentsOf,
  type DemoCase,
  type DemoMessage,
  invoicePaymentsOf,
  paysCreditor,
  planDemoCases,
} from './demo-cases.rules.ts'
export { type AgeingBucket, ageingBuckets, daysOfBuckets } from './ageing.rules.ts'
export { CaseCountQuery, CaseworkerFilter } from './case-list.schemas.ts'
export { caseworkerIn } from './cases.rules.ts'
export { createCase } from './create-case.ts'
export { CaseInput, CaseVoucherToAdd } from './cases.schemas.ts'
export { type CaseToImport, gatherImportFacts, importCases, type ImportedVoucher } from './import-cases.ts'
export { findReferencesInUse } from './import-cases.queries.ts'
export { findMatchingCaseIds } from './find-matching-case-ids.ts'
export { patchCase } from './patch-case.ts'
