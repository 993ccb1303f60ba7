import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'book-period-not-over': {
      status: 422,
      en: {
        title: 'The month is not over',
        meaning:
          'A month can be closed once its last day has passed, because entries are still posted in it until then.',
        howToFix: 'Close the month before it, or wait until the month is over.',
      },
      da: {
        title: 'Måneden er ikke slut',
        meaning: 'En måned kan først lukkes, når dens sidste dag er gået, for indtil da bogføres der stadig i den.',
        howToFix: 'Luk måneden før, eller vent, til måneden er slut.',
      },
    },
    'book-number-taken': {
      status: 422,
      en: {
        title: 'The account number is taken',
        meaning: 'Every account in the chart of accounts has its own number.',
        howToFix: 'Choose another number, or change the number of the other account first.',
      },
      da: {
        title: 'Kontonummeret er optaget',
        meaning: 'Hver konto i kontoplanen har sit eget nummer.',
        howToFix: 'Vælg et andet nummer, eller ret først nummeret på den anden konto.',
      },
    },
  },
  texts: {
    'There is no such book account.': 'Kontoen findes ikke.',
    'There is no such month in the books.': 'Måneden findes ikke i bogføringen.',
    'must be a number of up to ten digits, such as 6810': 'skal være et tal på op til ti cifre, f.eks. 6810',
    'The month {0} is not over yet.': 'Måneden {0} er ikke slut endnu.',
    'Another account has this number.': 'En anden konto har dette nummer.',
    'must not be after {0}': 'må ikke ligge efter {0}',
  },
})
