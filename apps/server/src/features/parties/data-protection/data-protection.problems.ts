import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'person-in-open-case': {
      status: 422,
      en: {
        title: 'The person owes money in an open case',
        meaning: 'The data is needed to collect the claim and to defend it, so it is not erased before the cases end.',
        howToFix: 'End the cases of the customer first.',
      },
      da: {
        title: 'Personen skylder penge i en åben sag',
        meaning: 'Oplysningerne er nødvendige for at gøre kravet gældende, så de slettes først, når sagerne er slut.',
        howToFix: 'Afslut først kundens sager.',
      },
    },
    'already-erased': {
      status: 422,
      en: {
        title: 'The data was erased before',
        meaning: 'There is no personal data of this person left.',
        howToFix: 'Nothing is left to do.',
      },
      da: {
        title: 'Oplysningerne er allerede slettet',
        meaning: 'Der er ingen personoplysninger om denne person tilbage.',
        howToFix: 'Der er ikke mere at gøre.',
      },
    },
  },
  texts: {
    'The customer has nobody with this id.': 'Kunden har ingen med dette id.',
    'The data of this person was erased before.': 'Oplysningerne om denne person er allerede slettet.',
    'The person owes money in an open case: {0}.': 'Personen skylder penge i en åben sag: {0}.',
  },
})
