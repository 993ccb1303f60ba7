import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'creditor-bank-account-missing': {
      status: 422,
      en: {
        title: 'The creditor has no bank account',
        meaning: 'The creditor would be paid out, but has no bank account.',
        howToFix: 'Set bankAccount or ibanAccount on the creditor, then try again.',
      },
      da: {
        title: 'Kreditoren har ingen bankkonto',
        meaning: 'Kreditoren skal have penge udbetalt, men har ingen bankkonto.',
        howToFix: 'Angiv kreditorens bankAccount eller ibanAccount, og prøv igen.',
      },
    },
    'payout-paid': {
      status: 422,
      en: {
        title: 'The payout is already paid',
        meaning: 'A payout can be marked as paid once. The date and reference of the payment cannot be changed.',
        howToFix: 'Read the payout to see who marked it as paid, and when.',
      },
      da: {
        title: 'Udbetalingen er allerede betalt',
        meaning: 'En udbetaling kan kun markeres som betalt én gang. Betalingens dato og reference kan ikke ændres.',
        howToFix: 'Åbn udbetalingen for at se, hvem der har markeret den som betalt, og hvornår.',
      },
    },
    'payout-differs': {
      status: 422,
      en: {
        title: 'The bank line is another amount',
        meaning: 'A bank line pays a payout only if both have the same amount and currency.',
        howToFix: 'Choose the bank line of the payout, or the payout of the bank line.',
      },
      da: {
        title: 'Banklinjen har et andet beløb',
        meaning: 'En banklinje betaler kun en udbetaling, hvis beløb og valuta er de samme.',
        howToFix: 'Vælg udbetalingens banklinje eller banklinjens udbetaling.',
      },
    },
    'payout-in-batch': {
      status: 422,
      en: {
        title: 'The payout is in a batch or cancelled',
        meaning:
          'A payout in a batch is paid by its payment file, so it cannot be marked as paid before the batch is approved, put into another batch or withdrawn. A cancelled payout is not paid at all.',
        howToFix: 'Cancel the batch first, or wait until the bank has paid or rejected the payment.',
      },
      da: {
        title: 'Udbetalingen er i en kørsel eller annulleret',
        meaning:
          'En udbetaling i en kørsel betales af dens betalingsfil, så den kan ikke markeres som betalt, før kørslen er godkendt, lægges i en anden kørsel eller trækkes tilbage. En annulleret udbetaling betales slet ikke.',
        howToFix: 'Annullér kørslen først, eller vent, til banken har betalt eller afvist betalingen.',
      },
    },
    'payout-account-unchanged': {
      status: 422,
      en: {
        title: 'There is no other account to pay to',
        meaning:
          'A payout to a creditor or contact gets the recipient’s current bank account. That is the one on the payout, or there is none.',
        howToFix: 'Correct the bank account of the creditor or contact first. For a refund, give another account.',
      },
      da: {
        title: 'Der er ingen anden konto at betale til',
        meaning:
          'En udbetaling til en kreditor eller kontakt får modtagerens nuværende bankkonto. Det er den, der står på udbetalingen, eller der er ingen.',
        howToFix: 'Ret kreditorens eller kontaktens bankkonto først. Angiv en anden konto til en tilbagebetaling.',
      },
    },
    'payout-approval-required': {
      status: 422,
      en: {
        title: 'The payout needs a second person’s approval',
        meaning:
          'The recipient’s bank account was changed recently, or is no longer the one on the payout. Another administrator must approve the payout before it can be exported or marked as paid.',
        howToFix:
          'Verify the bank account with the recipient, then have an administrator who did not change it approve the payout (approve-payout).',
      },
      da: {
        title: 'Udbetalingen skal godkendes af en anden person',
        meaning:
          'Modtagerens bankkonto er ændret for nylig eller er ikke længere den, udbetalingen går til. En anden administrator skal godkende udbetalingen, før den kan eksporteres eller markeres som betalt.',
        howToFix:
          'Bekræft bankkontoen med modtageren, og få en administrator, der ikke har ændret den, til at godkende udbetalingen (approve-payout).',
      },
    },
  },
  texts: {
    'The creditor has no bank account to pay out to.': 'Kreditoren har ingen bankkonto at udbetale til.',
    'The payout goes to that account already.': 'Udbetalingen går allerede til den konto.',
    'The recipient has no bank account to pay out to.': 'Modtageren har ingen bankkonto at udbetale til.',
    'is required for a refund: give one account': 'er påkrævet ved en tilbagebetaling: angiv én konto',
    'is the recipient’s: change it on the creditor or contact': 'er modtagerens: ret den på kreditoren eller kontakten',
    '{0} corrected the account of the payout.': '{0} har rettet udbetalingens konto.',
    'The payout is {0} {1}.': 'Udbetalingen er på {0} {1}.',
    'All matching payouts wait for a second person’s approval or are in a batch.':
      'Alle udbetalinger, der passer, venter på godkendelse af en anden person eller er i en kørsel.',
    'The payout is in batch {0}.': 'Udbetalingen er i kørsel {0}.',
    'The payout is cancelled.': 'Udbetalingen er annulleret.',
    'The payout is on its way through the bank.': 'Udbetalingen er på vej gennem banken.',
    'The recipient’s bank account is no longer the one on the payout.':
      'Modtagerens bankkonto er ikke længere den, udbetalingen går til.',
    '{0} changed the recipient’s bank account.': '{0} har ændret modtagerens bankkonto.',
    'The payout is already marked as paid.': 'Udbetalingen er allerede markeret som betalt.',
    'There is no such payout.': 'Udbetalingen findes ikke.',
    'must be PAID if paidOn or reference is given': 'skal være PAID, når paidOn eller reference er angivet',
  },
})
