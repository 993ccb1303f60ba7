import { sql, type Statement } from '../../../platform/database/sql.ts'
import { sqlFunction } from '../../../platform/database/sql-functions.ts'
import { caseVoucherView } from './case-voucher-view.ts'
import type { CaseVoucher } from './case-vouchers.schemas.ts'

const moveFunction = sqlFunction('move_outstanding')

/** A change of the outstanding amount of a voucher, positive or negative. */
export interface OutstandingChange {
  readonly caseVoucherId: string
  readonly change: number
}

/** Changes outstanding amounts. A voucher that would fall below zero or exceed its amount is unchanged and not returned. */
export function moveOutstanding(
  tenantId: string,
  changes: readonly OutstandingChange[],
): Statement<{ voucher: CaseVoucher }> {
  const vouchers = changes.map(({ caseVoucherId }) => caseVoucherId)
  const amounts = changes.map(({ change }) => change)
  return sql<{ voucher: CaseVoucher }>`
    select ${caseVoucherView}(v) as voucher
    from ${moveFunction}(${tenantId}::uuid, ${vouchers}::uuid[], ${amounts}::bigint[]) v`
}
