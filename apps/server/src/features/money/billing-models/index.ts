export { createBillingModel, findBillingModel } from './billing-models.registry.ts'
export { BillingTerms, FeeTrigger } from './billing-models.schemas.ts'
