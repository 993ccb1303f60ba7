import { defineText } from '../../../../text/define-text.ts'

export const paymentText = defineText('case-payment', {
  en: {
    title: 'Register a payment',
    receivedBy: 'Received by',
    us: 'Us',
    theCreditor: 'The creditor',
    paysVoucher: 'Pays off',
    willDeposit: 'Payment of',
  },
  da: {
    title: 'Registrér betaling',
    receivedBy: 'Modtaget af',
    us: 'Os',
    theCreditor: 'Kreditor',
    paysVoucher: 'Afdrager på',
    willDeposit: 'Betaling på',
  },
})
