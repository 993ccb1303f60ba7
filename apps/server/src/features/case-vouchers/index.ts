export {
  type EntryContext,
  findVoucherTypes,
  insertAllocations,
  insertCaseVouchers,
  type NewAllocation,
  type NewCaseVoucher,
  type VoucherTypeRow,
} from './case-vouchers.queries.ts'
export { caseVoucherOperations } from './case-vouchers.routes.ts'
export {
  amountExceedsOutstanding,
  payoutContactRequired,
  pays,
  requireCountableTotal,
  voucherFrom,
} from './case-vouchers.rules.ts'
export { CaseVoucher, InterestStartDate, VoucherReference, VoucherSource } from './case-vouchers.schemas.ts'
export { createCaseVoucher } from './create-case-voucher.ts'
