export { createBilling } from './create-billing.ts'
export { patchBilling } from './patch-billing.ts'
