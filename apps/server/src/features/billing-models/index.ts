export { createBillingModel } from './create-billing-model.ts'
export { billingModelOperations } from './billing-models.routes.ts'
