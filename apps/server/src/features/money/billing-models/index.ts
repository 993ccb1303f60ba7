export { annualBillingModelId, exampleIds } from './billing-models.demo.ts'
export { findBillingModel } from './billing-models.registry.ts'
export { BillingTerms, FeeTrigger } from './billing-models.schemas.ts'
