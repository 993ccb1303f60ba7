import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'nothing-to-pay': {
      status: 422,
      en: {
        title: 'No payout can be paid',
        meaning: 'A batch needs at least one payout that can be paid from the account now.',
        howToFix: 'Read preview-payout-batch: it lists every payout that is left out, with the reason.',
      },
      da: {
        title: 'Ingen udbetaling kan betales',
        meaning: 'En kørsel skal have mindst én udbetaling, der kan betales fra kontoen nu.',
        howToFix: 'Se preview-payout-batch: den viser alle udbetalinger, der er udeladt, med årsagen.',
      },
    },
    'payout-not-payable': {
      status: 422,
      en: {
        title: 'A payout cannot be paid by this batch',
        meaning:
          'The payout is paid, cancelled, in another batch, paid from another account, waits for a second person, or goes to an account that payment files in this currency cannot reach.',
        howToFix: 'Leave the payout out, or prepare the batch again from what can be paid now.',
      },
      da: {
        title: 'En udbetaling kan ikke betales af denne kørsel',
        meaning:
          'Udbetalingen er betalt, annulleret, i en anden kørsel, betales fra en anden konto, venter på en anden person eller går til en konto, som betalingsfiler i denne valuta ikke kan nå.',
        howToFix: 'Udelad udbetalingen, eller forbered kørslen igen ud fra det, der kan betales nu.',
      },
    },
    'payout-batch-state': {
      status: 422,
      en: {
        title: 'The payout batch is in another state',
        meaning:
          'A batch is prepared, then approved or cancelled; neither can be undone. Only an approved batch has a file.',
        howToFix: 'Read the batch again. Payments that the bank rejected can be paid by a new batch.',
      },
      da: {
        title: 'Udbetalingskørslen har en anden status',
        meaning:
          'En kørsel forberedes og bliver så godkendt eller annulleret; ingen af delene kan fortrydes. Kun en godkendt kørsel har en fil.',
        howToFix: 'Læs kørslen igen. Betalinger, som banken har afvist, kan betales af en ny kørsel.',
      },
    },
    'status-file-refused': {
      status: 422,
      en: {
        title: 'The status report is refused',
        meaning: 'A report is applied completely or not at all. Something in this one is wrong; `line` says where.',
        howToFix: 'Get the pain.002 file from the bank again, and check that it is about a batch of this tenant.',
      },
      da: {
        title: 'Statusrapporten er afvist',
        meaning: 'En rapport indlæses helt eller slet ikke. Noget i denne er forkert; `line` angiver hvor.',
        howToFix: 'Hent pain.002-filen igen i banken, og kontrollér, at den handler om en af dine kørsler.',
      },
    },
  },
  texts: {
    'There is no such payout batch.': 'Udbetalingskørslen findes ikke.',
    'The batch has no such payment.': 'Kørslen har ikke den betaling.',
    'The batch is {0}.': 'Kørslen har status {0}.',
    'The payment is {0}.': 'Betalingen har status {0}.',
    'The payout is paid.': 'Udbetalingen er betalt.',
    'Nothing can be paid from this account now.': 'Der er intet at betale fra denne konto nu.',
    'Payment files can be in DKK, SEK, NOK and EUR.': 'Betalingsfiler kan være i DKK, SEK, NOK og EUR.',
    'Some payouts of the batch cannot be paid any more.': 'Nogle af kørslens udbetalinger kan ikke længere betales.',
    'waits for a second person': 'venter på en anden person',
    'is in another batch': 'er i en anden kørsel',
    'goes to an account that payment files cannot reach': 'går til en konto, som betalingsfiler ikke kan nå',
    'is not pending, or is paid from another account': 'skal ikke betales eller betales fra en anden konto',
    'must be from today to 60 days ahead': 'skal være fra i dag til om 60 dage',
    'The file is not a pain.002 document: its namespace is {0}.':
      'Filen er ikke et pain.002-dokument: dens navnerum er {0}.',
    'The file has several reports.': 'Filen har flere rapporter.',
    'The file has no report.': 'Filen har ingen rapport.',
    'The report names no payment file.': 'Rapporten nævner ingen betalingsfil.',
    'A payment of the report has no id.': 'En betaling i rapporten har intet id.',
    'The status {0} is unknown.': 'Status {0} er ukendt.',
    'No approved batch has the message id {0}.': 'Ingen godkendt kørsel har message-id {0}.',
    'The batch has no payment with the end-to-end id {0}.': 'Kørslen har ingen betaling med end-to-end-id {0}.',
    'Only xml files are accepted.': 'Kun xml-filer kan indlæses.',
  },
})
