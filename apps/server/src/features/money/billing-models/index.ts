export { createBillingModel } from './create-billing-model.ts'
export { findBillingModel } from './billing-models.queries.ts'
export { BillingTerms, FeeTrigger } from './billing-models.schemas.ts'
