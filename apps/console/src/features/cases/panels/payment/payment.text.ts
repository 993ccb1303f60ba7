import { defineText } from '../../../../text/define-text.ts'

export const paymentText = defineText('case-payment', {
  en: {
    title: 'Register payment',
    receivedBy: 'Received by',
    us: 'Us',
    theCreditor: 'The creditor',
    paysVoucher: 'Allocate to',
    willDeposit: 'Payment',
  },
  da: {
    title: 'Registrér betaling',
    receivedBy: 'Modtaget af',
    us: 'Os',
    theCreditor: 'Kreditor',
    paysVoucher: 'Fordel til',
    willDeposit: 'Betaling',
  },
})
