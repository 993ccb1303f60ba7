import { wordsText } from '../../../../text/words.text.ts'
import type { Panel } from '../panel.ts'
import { PaymentForm } from './payment-form.tsx'

export const paymentPanel: Panel = {
  name: 'payment',
  title: () => wordsText.t('registerPayment'),
  keys: '$',
  isOffered: (_data, may) => may('write:case-vouchers'),
  form: PaymentForm,
}
