import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { VoucherTypeRow } from './voucher-types.queries.ts'
import type { VoucherType } from './voucher-types.schemas.ts'

/** A voucher type as it is read. */
export function voucherTypeView(row: VoucherTypeRow): VoucherType {
  return { ...row, createdAt: instant(row.createdAt) }
}
