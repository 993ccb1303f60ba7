import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'dispute-open': {
      status: 422,
      en: {
        title: 'The voucher is already disputed',
        meaning: 'A voucher has at most one open dispute.',
        howToFix: 'Add what is new to the open dispute with a message on the case, or decide it first.',
      },
      da: {
        title: 'Der er allerede en indsigelse mod bilaget',
        meaning: 'Et bilag har højst én åben bilagsindsigelse.',
        howToFix: 'Tilføj det nye til den åbne indsigelse med en besked på sagen, eller afgør den først.',
      },
    },
    'dispute-closed': {
      status: 422,
      en: {
        title: 'The dispute is closed',
        meaning: 'A dispute is decided or withdrawn once, and that is final.',
        howToFix: 'Raise a new dispute if there is something new.',
      },
      da: {
        title: 'Indsigelsen er afsluttet',
        meaning: 'En bilagsindsigelse afgøres eller trækkes tilbage én gang, og det er endeligt.',
        howToFix: 'Opret en ny indsigelse, hvis der er noget nyt.',
      },
    },
    'voucher-not-disputable': {
      status: 422,
      en: {
        title: 'The voucher cannot be disputed',
        meaning: 'Only a debit with an outstanding amount can be disputed.',
        howToFix: 'Choose a debit that is not paid. To claim a payment back, write a message on the case.',
      },
      da: {
        title: 'Der kan ikke gøres indsigelse mod bilaget',
        meaning: 'Der kan kun gøres indsigelse mod et debetbilag med restgæld.',
        howToFix: 'Vælg et debetbilag, der ikke er betalt. Skriv en besked på sagen, hvis en betaling skal tilbage.',
      },
    },
    'credit-not-partial': {
      status: 422,
      en: {
        title: 'The credit is not a part of the outstanding amount',
        meaning: 'A dispute that is partly upheld leaves a part of the debit outstanding.',
        howToFix: 'Credit less than the outstanding amount, or uphold the dispute.',
      },
      da: {
        title: 'Krediteringen er ikke en del af restgælden',
        meaning: 'Når der gives delvist medhold, er en del af debetbilaget stadig ubetalt.',
        howToFix: 'Krediter mindre end restgælden, eller giv fuldt medhold.',
      },
    },
  },
  texts: {
    'There is no such dispute.': 'Indsigelsen findes ikke.',
    'The voucher already has an open dispute.': 'Bilaget har allerede en åben indsigelse.',
    'The dispute is already closed.': 'Indsigelsen er allerede afsluttet.',
    'The voucher is a credit. Only a debit can be disputed.':
      'Bilaget er en kredit. Der kan kun gøres indsigelse mod debet.',
    'Nothing is outstanding on the voucher.': 'Der er ingen restgæld på bilaget.',
    'Only {0} is outstanding on the debit.': 'Restgælden på bilaget er kun {0}.',
    'must be less than {0}, the amount outstanding': 'skal være mindre end {0}, som er restgælden',
    'is required unless the dispute is upheld': 'skal udfyldes, medmindre der gives fuldt medhold',
    'is required if the dispute is partly upheld': 'skal udfyldes, når der gives delvist medhold',
    'is only allowed if the dispute is partly upheld': 'kan kun bruges, når der gives delvist medhold',
  },
})
