import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'payout-paid': {
      status: 422,
      en: {
        title: 'The payout is paid',
        meaning: 'A payout is marked as paid once. The day and the reference of its payment stay as they are.',
        howToFix: 'Read the payout: it is as you want it, or another has marked it before you.',
      },
      da: {
        title: 'Udbetalingen er betalt',
        meaning: 'En udbetaling markeres som betalt én gang. Dagen og referencen for betalingen bliver, som de er.',
        howToFix: 'Læs udbetalingen: Enten er den, som du vil have den, eller også har en anden markeret den før dig.',
      },
    },
    'payout-approval-required': {
      status: 422,
      en: {
        title: 'The payout waits for a second person',
        meaning:
          'The account of the recipient was changed recently, or is no longer the one that the payout goes to. Until another administrator has approved the payout it is neither exported nor marked as paid.',
        howToFix:
          'Check the account with the recipient, and have an administrator who did not change it approve the payout (approve-payout).',
      },
      da: {
        title: 'Udbetalingen venter på endnu en person',
        meaning:
          'Modtagerens konto er ændret for nylig eller er ikke længere den, udbetalingen går til. Udbetalingen kan først eksporteres og markeres som betalt, når en anden administrator har godkendt den.',
        howToFix:
          'Tjek kontoen med modtageren, og lad en administrator, der ikke har ændret den, godkende udbetalingen (approve-payout).',
      },
    },
  },
  texts: {
    'Every payout that fits waits for a second person.': 'Alle udbetalinger, der passer, venter på endnu en person.',
    'The account of the recipient is no longer the one that the payout goes to.':
      'Modtagerens konto er ikke længere den, udbetalingen går til.',
    '{0} changed the account of the recipient.': '{0} har ændret modtagerens konto.',
    'The payout was marked as paid before, and stays so.':
      'Udbetalingen er allerede markeret som betalt og bliver det.',
    'There is no such payout.': 'Udbetalingen findes ikke.',
    'must be PAID where a day or a reference of payment is given':
      'skal være PAID, når en betalingsdag eller en reference er angivet',
  },
})
