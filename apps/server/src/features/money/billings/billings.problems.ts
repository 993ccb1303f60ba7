import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'billing-draft-open': {
      status: 422,
      en: {
        title: 'There is already a draft settlement',
        meaning:
          'A creditor has at most one draft per currency, so that corrections to a settlement come in the next one.',
        howToFix: 'Approve or delete the draft in `billingId` first.',
      },
      da: {
        title: 'Der er allerede en kladde til en afregning',
        meaning: 'En kreditor har højst én kladde pr. valuta, så rettelser til en afregning kommer med i den næste.',
        howToFix: 'Godkend eller slet først kladden i `billingId`.',
      },
    },
    'billing-model-missing': {
      status: 422,
      en: {
        title: 'No billing model',
        meaning: 'The creditor has no default billing model, and the request gives none.',
        howToFix: 'Set a default billing model on the creditor, or give billingModelId.',
      },
      da: {
        title: 'Der mangler en afregningsmodel',
        meaning: 'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
        howToFix: 'Giv kreditoren en standardafregningsmodel, eller angiv billingModelId.',
      },
    },
    'nothing-to-bill': {
      status: 422,
      en: {
        title: 'There is nothing to settle',
        meaning:
          'All payments recorded by the end of the last day of the period, in the time zone of the tenant, are already settled, and there are no fees to charge. A payment counts on the day on which it was recorded, not on its own date.',
        howToFix:
          'The message names the day. If a payment is missing, choose a period that ends on the day it was recorded or later. Otherwise it is in an existing settlement.',
      },
      da: {
        title: 'Der er intet at afregne',
        meaning:
          'Alle betalinger, der er bogført til og med periodens sidste dag i virksomhedens tidszone, er allerede afregnet, og der er ingen gebyrer at opkræve. En betaling tæller den dag, den blev bogført, ikke på sin egen dato.',
        howToFix:
          'Meddelelsen nævner dagen. Mangler der en betaling, så vælg en periode, der slutter den dag, betalingen blev bogført, eller senere. Ellers er den med i en eksisterende afregning.',
      },
    },
    'payout-below-minimum': {
      status: 422,
      en: {
        title: 'The payout is below the minimum',
        meaning: 'The settlement would pay out less than the minimum payout of the billing model. Nothing was settled.',
        howToFix: 'Settle later, when more has been collected, or lower the minimum payout of the billing model.',
      },
      da: {
        title: 'Udbetalingen er under minimum',
        meaning: 'Afregningen ville udbetale mindre end afregningsmodellens mindste udbetaling. Intet er afregnet.',
        howToFix: 'Afregn senere, når der er inddrevet mere, eller sæt afregningsmodellens mindste udbetaling ned.',
      },
    },
    'billing-too-large': {
      status: 422,
      en: {
        title: 'The totals of the settlement are too large',
        meaning: 'A total of the settlement exceeds 9,007,199,254,740,991 minor units and would not be exact.',
        howToFix: 'Settle a shorter period.',
      },
      da: {
        title: 'Afregningens summer er for store',
        meaning:
          'En sum i afregningen er over 9.007.199.254.740.991 i valutaens mindste enhed og ville ikke være nøjagtig.',
        howToFix: 'Afregn en kortere periode.',
      },
    },
    'billing-approved': {
      status: 422,
      en: {
        title: 'The settlement is approved',
        meaning: 'An approved settlement cannot be changed or deleted.',
        howToFix: 'Correct the mistake on the case. The next settlement includes the correction.',
      },
      da: {
        title: 'Afregningen er godkendt',
        meaning: 'En godkendt afregning kan hverken ændres eller slettes.',
        howToFix: 'Ret fejlen på sagen. Den næste afregning tager rettelsen med.',
      },
    },
  },
  texts: {
    'Everything recorded by the end of {0} ({1}) is settled, and there are no fees to charge. To include later payments, choose a later end of the period, {2} at the latest.':
      'Alt, der er bogført til og med {0} ({1}), er afregnet, og der er ingen gebyrer at opkræve. Vælg en senere slutning på perioden, dog senest {2}, for at få senere betalinger med.',
    'Everything recorded so far, on {0} ({1}), is settled, and there are no fees to charge. Settle again when a payment has been recorded.':
      'Alt, der er bogført indtil nu, den {0} ({1}), er afregnet, og der er ingen gebyrer at opkræve. Afregn igen, når der er bogført en betaling.',
    'Only a draft can be deleted.': 'Kun en kladde kan slettes.',
    'Only {0} would be paid out. The minimum is {1}.': 'Kun {0} ville blive udbetalt. Mindste udbetaling er {1}.',
    'The creditor has no default billing model, and none was given.':
      'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
    'The fixed amounts of the billing model are in {0}.': 'Afregningsmodellens faste beløb er i {0}.',
    'The settlement is approved and cannot be changed.': 'Afregningen er godkendt og kan ikke ændres.',
    'The settlement is in {0}.': 'Afregningen er i {0}.',
    'The totals of the settlement are too large to be exact.':
      'Afregningens summer er for store til at være nøjagtige.',
    'There is no such settlement.': 'Afregningen findes ikke.',
    'is required for a creditor without a default billing model':
      'skal udfyldes for en kreditor uden standardafregningsmodel',
    'is required if the billing model has none': 'skal udfyldes, når afregningsmodellen ikke har nogen',
    'must be {0}, the currency of the billing model': 'skal være {0}, som er afregningsmodellens valuta',
    'is an account in {0}': 'er en konto i {0}',
  },
})
