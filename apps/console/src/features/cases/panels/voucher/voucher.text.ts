import { defineText } from '../../../../text/define-text.ts'

export const voucherText = defineText('case-voucher', {
  en: {
    title: 'Add voucher',
    payee: 'Pay to',
    findContact: 'Search contacts',
    noAccount: 'no bank account',
  },
  da: {
    title: 'Tilføj bilag',
    payee: 'Udbetales til',
    findContact: 'Søg efter kontakt',
    noAccount: 'ingen bankkonto',
  },
})
