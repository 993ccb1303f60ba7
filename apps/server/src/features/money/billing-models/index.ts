export { annualBillingModelId, exampleIds } from './billing-models.demo.ts'
export { findBillingModel } from './billing-models.registry.ts'
export { BillingTerms, FeeTrigger, feeTriggers, RateBasisPoints } from './billing-models.schemas.ts'
