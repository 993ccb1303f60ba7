import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'earmark-not-given': {
      status: 422,
      en: {
        title: 'The debtor may not choose what the payment covers',
        meaning:
          'In Norway and Sweden the debtor chooses what a payment covers. Elsewhere a rule of the tenant can say so.',
        howToFix: 'Leave out the earmark, or add a row with the rule debtor-earmarks to the rule pack of the case.',
      },
      da: {
        title: 'Skyldner kan ikke vælge, hvad betalingen dækker',
        meaning:
          'I Norge og Sverige vælger skyldner, hvad en betaling dækker. Andre steder kan en af jeres egne regler bestemme det.',
        howToFix: 'Udelad øremærkningen, eller tilføj en række med reglen debtor-earmarks til sagens regelpakke.',
      },
    },
    'allocation-undone': {
      status: 422,
      en: {
        title: 'The allocation has already been undone',
        meaning: 'An allocation can be undone only once.',
        howToFix: 'Nothing needs to be done. To pay the debit again, allocate the credit again.',
      },
      da: {
        title: 'Fordelingen er allerede ophævet',
        meaning: 'En fordeling kan kun ophæves én gang.',
        howToFix: 'Du behøver ikke gøre noget. Vil du betale kravet igen, så fordel kreditbilaget igen.',
      },
    },
    'voucher-not-payable': {
      status: 422,
      en: {
        title: 'The voucher is a credit and cannot be paid',
        meaning: 'The voucher is a credit, such as a payment. Only debits can be paid.',
        howToFix: 'Use the id of the debit that was paid.',
      },
      da: {
        title: 'Bilaget er et kreditbilag og kan ikke betales',
        meaning: 'Bilaget er et kreditbilag, for eksempel en betaling. Kun krav kan betales.',
        howToFix: 'Angiv bilaget for det krav, der er betalt.',
      },
    },
    'voucher-not-a-credit': {
      status: 422,
      en: {
        title: 'The voucher is not a credit',
        meaning: 'Only a credit, such as a deposit, can pay debits. The given voucher is a debit.',
        howToFix: 'Give the deposit as creditVoucherId, and the debits it pays in allocations.',
      },
      da: {
        title: 'Bilaget er ikke et kreditbilag',
        meaning:
          'Kun et kreditbilag, for eksempel en indbetaling, kan betale debetbilag. Det angivne bilag er et debetbilag.',
        howToFix: 'Angiv indbetalingen som creditVoucherId og de debetbilag, den betaler, i allocations.',
      },
    },
    'amount-exceeds-unallocated': {
      status: 422,
      en: {
        title: 'The amounts exceed the unallocated part of the credit',
        meaning: 'A credit cannot pay more than its unallocated amount.',
        howToFix: 'Allocate at most `unallocated`, or undo other allocations of the credit first.',
      },
      da: {
        title: 'Beløbene er større end den del af kreditbilaget, der ikke er fordelt',
        meaning: 'Et kreditbilag kan ikke betale mere end det, der ikke er fordelt.',
        howToFix: 'Fordel højst `unallocated`, eller ophæv først andre fordelinger af kreditbilaget.',
      },
    },
    'allocation-of-reversal': {
      status: 422,
      en: {
        title: 'The allocation of a reversal cannot be undone',
        meaning: 'A reversal and the voucher it reverses settle each other permanently.',
        howToFix: 'Add the original voucher again with create-case-voucher.',
      },
      da: {
        title: 'Fordelingen af en tilbageførsel kan ikke ophæves',
        meaning: 'En tilbageførsel og det bilag, den tilbagefører, udligner hinanden endeligt.',
        howToFix: 'Tilføj det oprindelige bilag igen med create-case-voucher.',
      },
    },
    'payment-reference-ambiguous': {
      status: 422,
      en: {
        title: 'Give exactly one voucher reference',
        meaning: 'A direct payment pays exactly one voucher, but the request contains both references or none.',
        howToFix: 'Give either caseVoucherId or caseVoucherReferenceId. Omit the other, or set it to null.',
      },
      da: {
        title: 'Angiv præcis én reference til et bilag',
        meaning: 'En direkte betaling betaler præcis ét bilag, men der er angivet to referencer eller ingen.',
        howToFix: 'Angiv enten caseVoucherId eller caseVoucherReferenceId. Udelad den anden, eller sæt den til null.',
      },
    },
    'voucher-not-found': {
      status: 422,
      en: {
        title: 'There is no such voucher',
        meaning: 'No voucher of the creditor (or of the tenant, without creditorId) has this id or reference.',
        howToFix: 'Check the reference and the creditorId.',
      },
      da: {
        title: 'Bilaget findes ikke',
        meaning:
          'Intet bilag hos kreditoren (eller hos jer, hvis creditorId ikke er angivet) har dette id eller denne reference.',
        howToFix: 'Tjek referencen og creditorId.',
      },
    },
    'voucher-not-unique': {
      status: 422,
      en: {
        title: 'The reference matches several vouchers',
        meaning: 'caseVoucherReferenceId must match exactly one voucher.',
        howToFix: 'Use caseVoucherId instead, or add creditorId if it is missing.',
      },
      da: {
        title: 'Referencen passer til flere bilag',
        meaning: 'caseVoucherReferenceId skal passe til præcis ét bilag.',
        howToFix: 'Brug caseVoucherId i stedet, eller tilføj creditorId, hvis det mangler.',
      },
    },
  },
  texts: {
    'must name debits or categories, each once, and no allocations':
      'skal nævne krav eller kategorier, hver én gang, og ingen fordelinger',
    'No rule of the case lets the debtor choose.': 'Ingen regel for sagen lader skyldner vælge.',
    'is not a debit of the case': 'er ikke et debetbilag på sagen',
    'Only debits can be paid.': 'Kun bilag i debet kan betales.',
    'Only {0} is unallocated on the credit.': 'Kun {0} er ikke fordelt af kreditbilaget.',
    'The allocation settles a voucher with its reversal, and a reversal is final.':
      'Fordelingen udligner et bilag med dets tilbageførsel, og en tilbageførsel er endelig.',
    'The voucher is a debit and cannot pay other vouchers.': 'Bilaget er i debet og kan ikke betale andre bilag.',
    'There is no such allocation.': 'Fordelingen findes ikke.',
    'is a credit': 'er et kreditbilag',
    'is a debit': 'er et debetbilag',
    'does not match any voucher on the case of the credit': 'passer ikke til noget bilag på kreditbilagets sag',
    'or caseVoucherId is required, but not both': 'eller caseVoucherId skal angives, men ikke begge',
    'must be at most {0} together with the previous amounts': 'må højst være {0} sammen med de foregående beløb',
    'Give exactly one of caseVoucherId and caseVoucherReferenceId':
      'Angiv præcis én af caseVoucherId og caseVoucherReferenceId',
    'Only {0} is outstanding on the voucher.': 'Restgælden på bilaget er kun {0}.',
    'The reference matches several vouchers of the creditor. Use caseVoucherId instead.':
      'Referencen passer til flere af kreditorens bilag. Brug caseVoucherId i stedet.',
    'The reference matches several vouchers. Give creditorId, or use caseVoucherId instead.':
      'Referencen passer til flere bilag. Angiv creditorId, eller brug caseVoucherId i stedet.',
    'The voucher is a credit and cannot be paid. Give the debit that was paid.':
      'Bilaget er et kreditbilag og kan ikke betales. Angiv det debetbilag, der er betalt.',
    'The voucher is in {0}.': 'Bilaget er i {0}.',
    'The creditor has no such voucher.': 'Kreditoren har ikke dette bilag.',
    'There is no such direct payment.': 'Den direkte betaling findes ikke.',
  },
})
