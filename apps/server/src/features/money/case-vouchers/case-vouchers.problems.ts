import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'payout-contact-required': {
      status: 422,
      en: {
        title: 'The voucher type needs a contact to pay out to',
        meaning:
          'Vouchers of a type with a payout recipient name the contact that is paid. Create case cannot name one.',
        howToFix: 'Give payoutContactId, and add such vouchers with create-case-voucher once the case exists.',
      },
      da: {
        title: 'Bilagstypen kræver en kontakt at udbetale til',
        meaning:
          'Bilag af en type med modtager af udbetaling nævner kontakten, der betales. Når en sag oprettes, kan ingen kontakt nævnes.',
        howToFix: 'Angiv payoutContactId, og tilføj sådanne bilag med create-case-voucher, når sagen er oprettet.',
      },
    },
    'payout-contact-not-allowed': {
      status: 422,
      en: {
        title: 'The voucher type takes no contact',
        meaning: 'Only voucher types that are configured with a payout recipient are paid out to a contact.',
        howToFix: 'Leave out payoutContactId, or use a voucher type with a payout recipient.',
      },
      da: {
        title: 'Bilagstypen tager ikke en kontakt',
        meaning: 'Kun bilagstyper, der er sat op med modtager af udbetaling, udbetales til en kontakt.',
        howToFix: 'Udelad payoutContactId, eller brug en bilagstype med modtager af udbetaling.',
      },
    },
    'contact-without-bank-account': {
      status: 422,
      en: {
        title: 'The contact has no bank account',
        meaning: 'A payout is made to the bank account of a contact, and this contact has none.',
        howToFix: 'Name a contact with a bank account.',
      },
      da: {
        title: 'Kontakten har ingen bankkonto',
        meaning: 'Der udbetales til kontaktens bankkonto, og denne kontakt har ingen.',
        howToFix: 'Vælg en kontakt med en bankkonto.',
      },
    },
    'case-total-too-large': {
      status: 422,
      en: {
        title: 'The vouchers of the case are more than can be counted exactly',
        meaning: 'The debits of one case, and its credits, may add up to 9,007,199,254,740,991 minor units.',
        howToFix: 'Check the amounts: they are in the minor unit of the currency.',
      },
      da: {
        title: 'Sagens bilag er større, end der kan regnes nøjagtigt med',
        meaning:
          'Kravene på én sag, og dens kreditbilag, må tilsammen være 9.007.199.254.740.991 i valutaens mindste enhed.',
        howToFix: 'Tjek beløbene: De er i valutaens mindste enhed.',
      },
    },
    'reversal-not-reversible': {
      status: 422,
      en: {
        title: 'A reversal cannot be reversed',
        meaning: 'The voucher takes another one back, and that is final.',
        howToFix: 'Add the voucher that should count anew with create-case-voucher.',
      },
      da: {
        title: 'En tilbageførsel kan ikke tilbageføres',
        meaning: 'Bilaget tager et andet tilbage, og det er endeligt.',
        howToFix: 'Tilføj bilaget, der skal gælde, på ny med create-case-voucher.',
      },
    },
    'payout-not-reversible': {
      status: 422,
      en: {
        title: 'The case voucher was paid out',
        meaning: 'A payout to a contact was made with the voucher. A reversal would not bring the money back.',
        howToFix: 'Take what the debtor need not pay off the voucher with a write-off or a credit note tied to it.',
      },
      da: {
        title: 'Bilaget er udbetalt',
        meaning: 'Der er udbetalt til en kontakt med bilaget. En tilbageførsel ville ikke få pengene igen.',
        howToFix:
          'Tag det, som skyldner ikke skal betale, af bilaget med en afskrivning eller en kreditnota, der er knyttet til det.',
      },
    },
  },
  texts: {
    'is taken': 'er taget',
    'A case voucher with this uniqueId exists already.': 'Der findes allerede et bilag med dette uniqueId.',
    'A payout was made with the voucher, and a reversal would not bring it back.':
      'Der er udbetalt med bilaget, og en tilbageførsel ville ikke få pengene igen.',
    'A voucher of this type is paid out to a contact, so it needs payoutContactId.':
      'Et bilag af denne type udbetales til en kontakt, så payoutContactId skal udfyldes.',
    'Only {0} is outstanding on the voucher it pays.': 'Kun {0} udestår på bilaget, der betales.',
    'The case has no such voucher.': 'Sagen har ikke dette bilag.',
    'The case is in {0}.': 'Sagen er i {0}.',
    'The contact has no bank account that could be paid.': 'Kontakten har ingen bankkonto at betale til.',
    'The debits of a case, and its credits, may add up to {0} and no more: larger numbers are not exact.':
      'Kravene på en sag, og dens kreditbilag, må højst være {0} tilsammen: Større tal er ikke nøjagtige.',
    'A payment cannot be dated after today.': 'En betaling kan ikke dateres efter i dag.',
    'A payment may be dated at most {0} days back.': 'En betaling må højst dateres {0} dage tilbage.',
    'must not be after today': 'må ikke være efter i dag',
    'must be at most {0} days before today': 'må højst være {0} dage før i dag',
    'The voucher is itself a reversal.': 'Bilaget er selv en tilbageførsel.',
    'Vouchers of this type are not paid out, so payoutContactId is refused.':
      'Bilag af denne type udbetales ikke, så payoutContactId skal udelades.',
    'is refused by this voucher type': 'bruges ikke ved denne bilagstype',
    'must be at most {0}, which is outstanding on the voucher it pays':
      'må højst være {0}, som udestår på bilaget, der betales',
    'must be {0}, the currency of the case': 'skal være {0}, som er sagens valuta',
    'must not be 0 where it is paid out': 'må ikke være 0, når det udbetales',
    'must not be before interestStartDate': 'må ikke ligge før interestStartDate',
    'names a contact without a bank account': 'peger på en kontakt uden bankkonto',
    'names no voucher of this case': 'peger på et bilag, som ikke er på sagen',
    'needs the contact that is paid out to': 'mangler den kontakt, der udbetales til',
  },
})
