import { casesText } from './cases.text.ts'
import type { CaseData, Voucher } from './use-case.ts'

/** The name by which people refer to a voucher. */
export function voucherName(voucher: Voucher, data: CaseData): string {
  return voucher.referenceId ?? data.typeLabel(voucher.voucherTypeId) ?? casesText.t(voucher.category)
}
