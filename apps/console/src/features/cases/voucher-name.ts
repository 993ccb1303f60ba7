import { casesText } from './cases.text.ts'
import type { CaseData, Voucher } from './use-case.ts'

/** What a voucher is called by those who look for it. */
export function voucherName(voucher: Voucher, data: CaseData): string {
  return voucher.referenceId ?? data.typeLabel(voucher.voucherTypeId) ?? casesText.t(voucher.category)
}
