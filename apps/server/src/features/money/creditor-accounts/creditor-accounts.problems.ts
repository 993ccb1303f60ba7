import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'creditor-entry-reversed': {
      status: 422,
      en: {
        title: 'The entry has already been reversed',
        meaning: 'An entry can be reversed only once.',
        howToFix: 'Nothing needs to be done. The reversal is in `reversedByEntryId`.',
      },
      da: {
        title: 'Posten er allerede tilbageført',
        meaning: 'En post kan kun tilbageføres én gang.',
        howToFix: 'Du behøver ikke gøre noget. Tilbageførslen står i `reversedByEntryId`.',
      },
    },
    'creditor-owes-less': {
      status: 422,
      en: {
        title: 'The amount exceeds what the creditor owes',
        meaning: 'A payment or a reversal cannot make the balance of the creditor’s account negative.',
        howToFix: 'Register at most `balance`. To reverse a receivable that was paid, reverse the payment first.',
      },
      da: {
        title: 'Beløbet er større end det, kreditoren skylder',
        meaning: 'En betaling eller tilbageførsel kan ikke gøre kreditorens mellemregning negativ.',
        howToFix: 'Registrér højst `balance`. Hvis tilgodehavendet er betalt, skal du tilbageføre betalingen først.',
      },
    },
    'creditor-entry-final': {
      status: 422,
      en: {
        title: 'The entry cannot be reversed',
        meaning:
          'An offset is part of an approved settlement, and a reversal is final. What was invoiced is corrected by a credit note, and what the bank reported by undoing the bank line.',
        howToFix:
          'Only receivables and payments can be reversed. Correct a mistake in a settlement on the case; the next settlement includes the correction.',
      },
      da: {
        title: 'Posten kan ikke tilbageføres',
        meaning:
          'En modregning er en del af en godkendt afregning, og en tilbageførsel er endelig. Det, der er faktureret, rettes med en kreditnota, og det, banken har meldt, ved at fortryde banklinjen.',
        howToFix:
          'Kun tilgodehavender og betalinger kan tilbageføres. Ret en fejl i en afregning på sagen; den næste afregning tager rettelsen med.',
      },
    },
  },
  texts: {
    'Only a receivable or a payment can be reversed.': 'Kun et tilgodehavende eller en betaling kan tilbageføres.',
    'The amount was invoiced: credit the invoice.': 'Beløbet er faktureret: kreditér fakturaen.',
    'The bank reported the payment: undo the bank line.': 'Banken har meldt betalingen: fortryd banklinjen.',
    'The creditor owes {0}.': 'Kreditoren skylder {0}.',
    'must be at most three years after from': 'må højst ligge tre år efter from',
    'The creditor’s account has no such entry.': 'Posten findes ikke på kreditorens mellemregning.',
  },
})
