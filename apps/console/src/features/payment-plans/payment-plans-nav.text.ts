import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const paymentPlansNavText = defineText('payment-plans-nav', {
  en: { paymentPlans: 'Payment plans' },
  da: { paymentPlans: 'Afdragsordninger' },
})
