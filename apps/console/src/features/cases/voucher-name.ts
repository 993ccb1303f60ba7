import type { client } from '../../api/client.ts'
import type { Result } from '../../api/query.ts'
import { casesText } from './cases.text.ts'
import type { CaseData, Voucher } from './use-case.ts'

/** The name by which people refer to a voucher. */
export function voucherName(voucher: Voucher, data: CaseData): string {
  return voucher.referenceId ?? data.typeLabel(voucher.voucherTypeId) ?? casesText.t(voucher.category)
}

type VoucherType = Result<typeof client.voucherTypes.list>['items'][number]

/** Standard types are named by their category, which is translated. */
export function voucherTypeName(type: Pick<VoucherType, 'category' | 'label' | 'standard'>): string {
  return type.standard ? casesText.t(type.category) : type.label
}
