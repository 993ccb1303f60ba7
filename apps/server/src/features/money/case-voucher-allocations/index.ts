export { caseVoucherAllocationOperations } from './case-voucher-allocations.routes.ts'
export { AllocationPolicy } from './case-voucher-allocations.schemas.ts'
export { registerCasePayment } from './register-case-payment.ts'
