/** The texts of a printed statement of account. */
export const statementWords = {
  da: {
    title: 'Kontoudtog',
    creditor: 'Kreditor',
    page: 'Side {page} af {pages}',
    heads: ['Dato', 'Tekst', 'Beløb', 'Saldo'],
    opening: 'Saldo primo',
    closing: 'Saldo ultimo: det skylder kreditoren',
    settlement: 'afregning',
    invoice: 'faktura',
    creditNote: 'kreditnota',
    kinds: {
      RECEIVABLE: 'Skyldigt beløb',
      OFFSET: 'Modregnet',
      PAYMENT: 'Betaling',
      CREDIT_NOTE: 'Krediteret',
      REVERSAL: 'Tilbageført',
    },
  },
  en: {
    title: 'Statement of account',
    creditor: 'Creditor',
    page: 'Page {page} of {pages}',
    heads: ['Date', 'Text', 'Amount', 'Balance'],
    opening: 'Opening balance',
    closing: 'Closing balance: owed by the creditor',
    settlement: 'settlement',
    invoice: 'invoice',
    creditNote: 'credit note',
    kinds: {
      RECEIVABLE: 'Amount due',
      OFFSET: 'Set off',
      PAYMENT: 'Payment',
      CREDIT_NOTE: 'Credited',
      REVERSAL: 'Reversed',
    },
  },
} as const
