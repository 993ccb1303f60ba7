import type { Panel } from '../panel.ts'
import { VoucherForm } from './voucher-form.tsx'
import { voucherText } from './voucher.text.ts'

export const voucherPanel: Panel = {
  name: 'voucher',
  title: () => voucherText.t('title'),
  keys: 'v',
  isOffered: (_data, may) => may('write:case-vouchers'),
  form: VoucherForm,
}
