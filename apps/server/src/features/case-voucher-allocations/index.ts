export { allocateCaseVoucher } from './allocate-case-voucher.ts'
export { caseVoucherAllocationOperations } from './case-voucher-allocations.routes.ts'
