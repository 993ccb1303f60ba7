export { caseVoucherAllocationOperations } from './case-voucher-allocations.routes.ts'
