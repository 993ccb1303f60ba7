import { defineText } from '../../../../text/define-text.ts'

export const paymentText = defineText('case-payment', {
  en: {
    done: '{{amount}} booked',
    receivedBy: 'Received by',
    paysVoucher: 'Allocate to',
    debtorChose: 'The debtor chose this',
    debtorChoseHint: 'The law lets the debtor choose what a payment covers. The rest follows the default order.',
  },
  da: {
    done: '{{amount}} bogført',
    receivedBy: 'Modtaget af',
    paysVoucher: 'Fordel til',
    debtorChose: 'Skyldner har valgt det',
    debtorChoseHint: 'Skyldner må efter loven vælge, hvad en betaling dækker. Resten følger den normale rækkefølge.',
  },
})
