export { newVoucherView } from './case-voucher-view.ts'
export { addDeposits, lockFreeCases, type PlannedDeposit } from './add-deposits.ts'
export { listAllVouchers } from './all-vouchers.queries.ts'
export { allocationView } from './allocation-view.ts'
export {
  allocationColumns,
  type AllocationRow,
  insertAllocations,
  joinsOneOf,
  type LockedVoucher,
  type NewAllocation,
} from './allocations.queries.ts'
export { CaseVoucherAllocation } from './allocations.schemas.ts'
export {
  type CaseTotals,
  type EntryContext,
  findVoucherTypes,
  insertCaseVouchers,
  insertFreshVouchers,
  type NewCaseVoucher,
  totalsOf,
  type VoucherTypeRow,
} from './case-vouchers.queries.ts'
export {
  isDatedBefore,
  noTotals,
  type PaymentCalendar,
  paymentDateInFuture,
  paymentDateTooEarly,
  payoutContactRequired,
  pays,
  requireCountableTotals,
  voucherFrom,
} from './case-vouchers.rules.ts'
export {
  CaseVoucher,
  CaseVoucherInput,
  CaseVoucherParams,
  InterestRate,
  InterestRule,
  InterestStartDate,
  VoucherCategory,
  VoucherReference,
  VoucherSource,
} from './case-vouchers.schemas.ts'
export { Earmark, PayableCategory } from './earmark.schemas.ts'
export { demandsOn, lastDemandOn } from './demands.queries.ts'
export { isDisputed, isDisputedDebit } from './disputed-vouchers.queries.ts'
export { interestToBook } from './booked-interest.rules.ts'
export { type BalanceVoucherRow, findCaseBalance } from './case-balance.queries.ts'
export { packOf } from './case-balance.rules.ts'
export { CaseBalance } from './case-balance.schemas.ts'
export { readCaseBalance } from './read-case-balance.ts'
export { bearsInterest, bookInterest, correctInterest, interestOnCases, type PlannedInterest } from './book-interest.ts'
export { type NewCharge, requireLawfulCharges, requireLawfulChargesOfMany } from './require-lawful-charges.ts'
export { createCaseVoucher } from './create-case-voucher.ts'
export { reverseCaseVoucher } from './reverse-case-voucher.ts'
export { amountExceedsOutstanding, debitLapsed } from './outstanding.rules.ts'
export { paymentCalendar } from './payment-calendar.ts'
export type { LockedCase } from './locked-case.ts'
export { lockCase, settleVouchers } from './settle-vouchers.ts'
