import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'voucher-not-a-credit': {
      status: 422,
      en: {
        title: 'The voucher is no credit',
        meaning: 'Only a credit, such as a deposit, pays debits. The named voucher is a debit itself.',
        howToFix: 'Name the voucher of the payment as creditVoucherId and what it pays in allocations.',
      },
      da: {
        title: 'Bilaget er ikke et kreditbilag',
        meaning: 'Kun et kreditbilag, for eksempel en indbetaling, betaler krav. Det angivne bilag er selv et krav.',
        howToFix: 'Angiv betalingens bilag som creditVoucherId, og det, den betaler, i allocations.',
      },
    },
    'amount-exceeds-unallocated': {
      status: 422,
      en: {
        title: 'The amounts are more than what is left of the credit',
        meaning: 'A credit pays no more than what is not yet used of it.',
        howToFix:
          'The problem carries what is unallocated. Allocate at most that, or undo other allocations of the credit first.',
      },
      da: {
        title: 'Beløbene er større end resten af kreditbilaget',
        meaning: 'Et kreditbilag betaler ikke mere end det, der endnu ikke er brugt af det.',
        howToFix:
          'Problemet oplyser, hvor meget der ikke er fordelt. Fordel højst det, eller ophæv først andre fordelinger af kreditbilaget.',
      },
    },
    'allocation-of-reversal': {
      status: 422,
      en: {
        title: 'The allocation of a reversal cannot be undone',
        meaning:
          'A reversal and the voucher it reverses settle each other for good, so that neither can be paid or used.',
        howToFix: 'Add the voucher that should count anew with create-case-voucher.',
      },
      da: {
        title: 'Fordelingen af en tilbageførsel kan ikke ophæves',
        meaning:
          'En tilbageførsel og bilaget, den tilbagefører, går op med hinanden for altid, så ingen af dem kan betales eller bruges.',
        howToFix: 'Tilføj bilaget, der skal gælde, på ny med create-case-voucher.',
      },
    },
    'payment-reference-ambiguous': {
      status: 422,
      en: {
        title: 'The payment names both vouchers or none',
        meaning: 'A direct payment pays off exactly one case voucher.',
        howToFix: 'Give exactly one of caseVoucherId and caseVoucherReferenceId; leave the other out or null.',
      },
      da: {
        title: 'Betalingen nævner begge bilag eller intet',
        meaning: 'En direkte betaling betaler af på præcis ét bilag.',
        howToFix:
          'Angiv præcis én af caseVoucherId og caseVoucherReferenceId; udelad den anden, eller sæt den til null.',
      },
    },
    'voucher-not-found': {
      status: 422,
      en: {
        title: 'There is no such case voucher',
        meaning: 'No case voucher of the creditor (or, without creditorId, of the tenant) has this id or reference.',
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
        title: 'The reference matches several case vouchers',
        meaning: 'caseVoucherReferenceId must match exactly one case voucher.',
        howToFix: 'Name the voucher by caseVoucherId, or give the creditorId as well where it is missing.',
      },
      da: {
        title: 'Referencen passer på flere bilag',
        meaning: 'caseVoucherReferenceId skal passe på præcis ét bilag.',
        howToFix: 'Angiv bilaget med caseVoucherId, eller angiv også creditorId, hvis det mangler.',
      },
    },
  },
  texts: {
    'Only debits can be paid.': 'Der kan kun betales på krav.',
    'Only {0} is unallocated on the credit.': 'Kun {0} er ikke fordelt af kreditbilaget.',
    'The allocation joins a voucher with its reversal, and a reversal is final.':
      'Fordelingen forbinder et bilag med dets tilbageførsel, og en tilbageførsel er endelig.',
    'The voucher is a debit: nothing can be paid with it.': 'Bilaget er et krav: Der kan ikke betales med det.',
    'There is no such allocation.': 'Fordelingen findes ikke.',
    'names a credit': 'peger på et kreditbilag',
    'names a debit': 'peger på et krav',
    'names no voucher of the case of the credit': 'peger på et bilag, som ikke er på kreditbilagets sag',
    'or caseVoucherId must be given, and not both': 'eller caseVoucherId skal angives, og ikke begge',
    'together with those before it must be at most {0}': 'må sammen med dem før højst være {0}',
    'Give exactly one of caseVoucherId and caseVoucherReferenceId':
      'Angiv præcis én af caseVoucherId og caseVoucherReferenceId',
    'Only {0} is outstanding on the voucher.': 'Kun {0} udestår på bilaget.',
    'The reference matches several case vouchers of the creditor. Name the voucher by its caseVoucherId.':
      'Referencen passer på flere af kreditorens bilag. Angiv bilaget med caseVoucherId.',
    'The reference matches several case vouchers. Give the creditorId, or name the voucher by its id.':
      'Referencen passer på flere bilag. Angiv creditorId, eller angiv bilaget med dets id.',
    'The voucher is a credit; name the voucher of the debt that was paid.':
      'Bilaget er et kreditbilag; angiv bilaget for det krav, der er betalt.',
    'The voucher is in {0}.': 'Bilaget er i {0}.',
    'There is no such case voucher of the creditor.': 'Kreditoren har ikke dette bilag.',
    'There is no such direct payment.': 'Den direkte betaling findes ikke.',
  },
})
