import type { Panel } from '../panel.ts'
import { PaymentForm } from './payment-form.tsx'
import { paymentText } from './payment.text.ts'

export const paymentPanel: Panel = {
  name: 'payment',
  title: () => paymentText.t('title'),
  keys: '$',
  isOffered: (_data, may) => may('write:case-vouchers'),
  form: PaymentForm,
}
