export { billingOperations } from './billings.routes.ts'
export { createBilling } from './create-billing.ts'
export { patchBilling } from './patch-billing.ts'
export { Billing } from './billings.schemas.ts'
