export { findAllocationOrder, listAllAllocations } from './payments.queries.ts'
export { policyOf, shareByPolicy } from './payments.rules.ts'
export type { CasePaymentInput, PolicyEntry } from './payments.schemas.ts'
export { registerCasePayment } from './register-case-payment.ts'
