import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'creditor-owes-less': {
      status: 422,
      en: {
        title: 'The creditor owes less than that',
        meaning: 'A payment or a reversal cannot bring what the creditor owes below nothing.',
        howToFix:
          'The problem carries the balance. Register at most that, and reverse the payment before the receivable it paid.',
      },
      da: {
        title: 'Kreditoren skylder mindre end det',
        meaning: 'En betaling eller tilbageførsel kan ikke bringe det, kreditoren skylder, under nul.',
        howToFix:
          'Problemet oplyser saldoen. Registrér højst det beløb, og tilbagefør betalingen før det tilgodehavende, den betalte.',
      },
    },
    'creditor-entry-final': {
      status: 422,
      en: {
        title: 'The entry cannot be reversed',
        meaning: 'An offset is part of an approved settlement, and a reversal is final.',
        howToFix:
          'Reverse a receivable or a payment. What a settlement got wrong is corrected on the case, and the next one takes it up.',
      },
      da: {
        title: 'Posten kan ikke tilbageføres',
        meaning: 'En modregning er en del af en godkendt afregning, og en tilbageførsel er endelig.',
        howToFix:
          'Tilbagefør et tilgodehavende eller en betaling. Fejl i en afregning rettes på sagen, og den næste afregning tager rettelsen med.',
      },
    },
  },
  texts: {
    'Only a receivable or a payment can be reversed.': 'Kun et tilgodehavende eller en betaling kan tilbageføres.',
    'The creditor owes {0}.': 'Kreditoren skylder {0}.',
    'There is no such entry on the account of the creditor.': 'Posten findes ikke på kreditorens konto.',
  },
})
