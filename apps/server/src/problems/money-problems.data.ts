import type { ProblemDefinition } from './problem.ts'

/** Problems with amounts and dates that several features share. */
export const moneyProblems = {
  'amount-exceeds-outstanding': {
    status: 422,
    en: {
      title: 'The amount exceeds the outstanding amount',
      meaning: 'A payment cannot exceed the outstanding amount of the voucher it pays.',
      howToFix: 'Register at most the amount in `outstanding`.',
    },
    da: {
      title: 'Beløbet er større end restgælden',
      meaning: 'En betaling kan ikke være større end restgælden på det bilag, den betaler.',
      howToFix: 'Registrér højst det beløb, der står i `outstanding`.',
    },
  },
  'currency-mismatch': {
    status: 422,
    en: {
      title: 'The currency does not match the voucher or case',
      meaning: 'Amounts are never converted, so the currency must be that of the case.',
      howToFix: 'Leave the currency out, or use that of the case.',
    },
    da: {
      title: 'Valutaen er en anden end bilagets eller sagens',
      meaning: 'Beløb omregnes aldrig, så valutaen skal være sagens.',
      howToFix: 'Udelad valutaen, eller angiv sagens.',
    },
  },
  'unique-id-taken': {
    status: 422,
    en: {
      title: 'A case voucher with this uniqueId already exists',
      meaning: 'The uniqueId of a case voucher is unique on the tenant, so that the same voucher is not created twice.',
      howToFix:
        'Use the existing voucher in `caseVoucherId`. Choose another uniqueId only if this is a different voucher.',
    },
    da: {
      title: 'Der findes allerede et bilag med dette uniqueId',
      meaning: 'Hvert bilag hos jer har sit eget uniqueId, så det samme bilag ikke oprettes to gange.',
      howToFix:
        'Brug det eksisterende bilag i `caseVoucherId`. Angiv kun et andet uniqueId, hvis det er et andet bilag.',
    },
  },
  'total-too-large': {
    status: 422,
    en: {
      title: 'The total is too large to be exact',
      meaning: 'Totals are exact up to 9,007,199,254,740,991 minor units. This total is larger.',
      howToFix:
        'Request less at a time: one creditor, one currency or a shorter period. Check for amounts entered by mistake.',
    },
    da: {
      title: 'Summen er for stor til at blive beregnet nøjagtigt',
      meaning: 'Summer er nøjagtige op til 9.007.199.254.740.991 i valutaens mindste enhed. Denne sum er større.',
      howToFix:
        'Bed om mindre ad gangen: én kreditor, én valuta eller en kortere periode. Tjek, om et beløb er en fejl.',
    },
  },
  'payment-date-in-future': {
    status: 422,
    en: {
      title: 'The payment is dated after today',
      meaning: 'A payment, or its reversal, cannot be dated after today in the time zone of the tenant.',
      howToFix: 'Use the day on which the money was received, or leave the date out.',
    },
    da: {
      title: 'Betalingen er dateret efter i dag',
      meaning: 'En betaling eller dens tilbageførsel kan ikke være dateret efter i dag i jeres tidszone.',
      howToFix: 'Angiv den dag, pengene blev modtaget, eller udelad datoen.',
    },
  },
  'payment-date-too-early': {
    status: 422,
    en: {
      title: 'The payment is dated too far back',
      meaning: 'The settings of the tenant limit how many days back a payment or its reversal may be dated.',
      howToFix: 'Check the date. The problem has the number of days allowed; an administrator can change the setting.',
    },
    da: {
      title: 'Betalingen er dateret for langt tilbage',
      meaning:
        'Jeres indstillinger begrænser, hvor mange dage tilbage en betaling eller dens tilbageførsel må dateres.',
      howToFix:
        'Tjek datoen. Fejlen oplyser, hvor mange dage der er tilladt; en administrator kan ændre indstillingen.',
    },
  },
} as const satisfies Readonly<Record<string, ProblemDefinition>>
