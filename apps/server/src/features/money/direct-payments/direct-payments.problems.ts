import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
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
