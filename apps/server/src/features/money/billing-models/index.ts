export { billingModelOperations, createBillingModel, findBillingModel } from './billing-models.registry.ts'
export { BillingModel, BillingTerms, FeeTrigger } from './billing-models.schemas.ts'
