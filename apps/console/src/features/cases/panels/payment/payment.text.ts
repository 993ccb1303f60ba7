import { defineText } from '../../../../text/define-text.ts'

export const paymentText = defineText('case-payment', {
  en: {
    receivedBy: 'Received by',
    paysVoucher: 'Allocate to',
  },
  da: {
    receivedBy: 'Modtaget af',
    paysVoucher: 'Fordel til',
  },
})
