export { createBillingModel } from './create-billing-model.ts'
export { findBillingModel } from './billing-models.queries.ts'
export { billingModelOperations } from './billing-models.routes.ts'
export { BillingModel, BillingTerms, FeeTrigger } from './billing-models.schemas.ts'
