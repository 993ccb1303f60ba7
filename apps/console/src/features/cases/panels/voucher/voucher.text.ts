import { defineText } from '../../../../text/define-text.ts'

export const voucherText = defineText('case-voucher', {
  en: {
    title: 'Add a voucher',
    payee: 'Paid to',
    findContact: 'Search for a contact',
    noAccount: 'no bank account',
    noContact: 'No contact fits',
  },
  da: {
    title: 'Tilføj bilag',
    payee: 'Udbetales til',
    findContact: 'Søg efter en kontakt',
    noAccount: 'ingen bankkonto',
    noContact: 'Ingen kontakt passer',
  },
})
