import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'billing-model-missing': {
      status: 422,
      en: {
        title: 'There are no terms to settle by',
        meaning: 'The creditor has no default billing model, and the request names none.',
        howToFix: 'Give the creditor a default billing model, or name one as billingModelId.',
      },
      da: {
        title: 'Der er ingen vilkår at afregne efter',
        meaning: 'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
        howToFix: 'Giv kreditoren en standardafregningsmodel, eller angiv en som billingModelId.',
      },
    },
    'nothing-to-bill': {
      status: 422,
      en: {
        title: 'There is nothing to settle',
        meaning: 'All that was recorded by the end of the period is settled already, and no fee is to be charged.',
        howToFix: 'Look at the settlements that there are, or choose a period that ends later.',
      },
      da: {
        title: 'Der er intet at afregne',
        meaning: 'Alt, der er bogført inden periodens slutning, er allerede afregnet, og der skal ikke opkræves gebyr.',
        howToFix: 'Se på de afregninger, der er, eller vælg en periode, der slutter senere.',
      },
    },
    'payout-below-minimum': {
      status: 422,
      en: {
        title: 'Too little would be paid out',
        meaning: 'The settlement would pay out less than the least payout of the billing model. Nothing was billed.',
        howToFix: 'Settle later: what was collected is part of the next settlement. Or change the terms.',
      },
      da: {
        title: 'Der ville blive udbetalt for lidt',
        meaning: 'Afregningen ville udbetale mindre end afregningsmodellens mindste udbetaling. Intet er afregnet.',
        howToFix: 'Afregn senere: Det, der er inddrevet, kommer med i den næste afregning. Eller ret vilkårene.',
      },
    },
    'billing-too-large': {
      status: 422,
      en: {
        title: 'The sums of the settlement are too large',
        meaning: 'A sum of the settlement is above 9,007,199,254,740,991 minor units and could not be exact.',
        howToFix: 'Settle a period that ends earlier, so that there is less to add up.',
      },
      da: {
        title: 'Afregningens summer er for store',
        meaning: 'En sum i afregningen er over 9.007.199.254.740.991 i mindste enhed og ville ikke være nøjagtig.',
        howToFix: 'Afregn en periode, der slutter tidligere, så der er mindre at lægge sammen.',
      },
    },
    'billing-approved': {
      status: 422,
      en: {
        title: 'The settlement is approved',
        meaning: 'An approved settlement is neither changed nor deleted.',
        howToFix: 'Correct what was wrong on the case. The next settlement takes the correction up.',
      },
      da: {
        title: 'Afregningen er godkendt',
        meaning: 'En godkendt afregning kan hverken ændres eller slettes.',
        howToFix: 'Ret det, der var forkert, på sagen. Den næste afregning tager rettelsen med.',
      },
    },
    'creditor-bank-account-missing': {
      status: 422,
      en: {
        title: 'The creditor has no bank account',
        meaning: 'The settlement pays out to the creditor, and nobody knows where.',
        howToFix: 'Set the bankAccount or ibanAccount of the creditor, and approve again.',
      },
      da: {
        title: 'Kreditoren har ingen bankkonto',
        meaning: 'Afregningen udbetaler til kreditoren, og ingen ved hvorhen.',
        howToFix: 'Angiv kreditorens bankAccount, og godkend igen.',
      },
    },
  },
  texts: {
    'Nothing was collected that is not settled already, and no fee is to be charged.':
      'Der er ikke inddrevet noget, der ikke allerede er afregnet, og der skal ikke opkræves gebyr.',
    'Only a draft can be deleted.': 'Kun en kladde kan slettes.',
    'Only {0} would be paid out, and {1} is the least.': 'Kun {0} ville blive udbetalt, og {1} er det mindste.',
    'The creditor has no bank account that could be paid out to.': 'Kreditoren har ingen bankkonto at udbetale til.',
    'The creditor has no default billing model, and none is named.':
      'Kreditoren har ingen standardafregningsmodel, og der er ikke angivet nogen.',
    'The fixed sums of the billing model are in {0}.': 'Afregningsmodellens faste beløb er i {0}.',
    'The settlement is approved, and stays so.': 'Afregningen er godkendt og bliver det.',
    'The settlement is in {0}.': 'Afregningen er i {0}.',
    'The sums of the settlement are larger than can be counted exactly.':
      'Afregningens summer er større, end der kan regnes nøjagtigt med.',
    'There is no such settlement.': 'Afregningen findes ikke.',
    'is required for a creditor without a default billing model':
      'skal udfyldes for en kreditor uden standardafregningsmodel',
    'is required where the billing model has none': 'skal udfyldes, når afregningsmodellen ikke har nogen',
    'must be {0}, the currency of the billing model': 'skal være {0}, som er afregningsmodellens valuta',
    'names an account in {0}': 'peger på en konto i {0}',
  },
})
