import { json, sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { caseVoucherView } from './case-voucher-view.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'

const moveFunction = sqlFunction('move_outstanding')

/** Added to what is left of a voucher or, below zero, taken off it. */
export interface OutstandingChange {
  readonly caseVoucherId: string
  readonly change: number
}

/** Changes what is left of vouchers; one that would fall below zero or exceed its amount is not answered. */
export function moveOutstanding(
  tenantId: string,
  changes: readonly OutstandingChange[],
): Statement<{ voucher: CaseVoucher }> {
  return sql<{ voucher: CaseVoucher }>`
    select ${caseVoucherView}(v) as voucher from ${moveFunction}(${tenantId}::uuid, ${json(changes)}::jsonb) v`
}
