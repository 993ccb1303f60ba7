import type { Panel } from '../panel.ts'
import { ReverseForm } from './reverse-form.tsx'
import { reverseText } from './reverse.text.ts'

export const reversePanel: Panel = {
  name: 'reverse',
  title: () => reverseText.t('title'),
  isOffered: (_data, may) => may('write:case-vouchers'),
  form: ReverseForm,
  needsVoucher: true,
}
