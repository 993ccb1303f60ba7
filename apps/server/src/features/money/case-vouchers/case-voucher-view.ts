import { sqlFunction } from '../../../platform/database/sql-functions.ts'

/** Shapes a row of `case_vouchers` as a `CaseVoucher`. */
export const caseVoucherView = sqlFunction('case_voucher_view')
