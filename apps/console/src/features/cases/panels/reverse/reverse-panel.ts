import { wordsText } from '../../../../text/words.text.ts'
import type { Panel } from '../panel.ts'
import { ReverseForm } from './reverse-form.tsx'

export const reversePanel: Panel = {
  name: 'reverse',
  title: () => wordsText.t('reverse'),
  isOffered: (_data, may) => may('write:case-vouchers'),
  form: ReverseForm,
  needsVoucher: true,
}
