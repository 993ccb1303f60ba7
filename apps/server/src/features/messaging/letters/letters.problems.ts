import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'deadline-too-short': {
      status: 422,
      en: {
        title: 'The deadline is too soon',
        meaning: 'The law gives the recipient a minimum time to pay or respond: at least 10 days after a demand.',
        howToFix: 'Choose a deadline at least `daysMin` days away, or omit it to use 14 days.',
      },
      da: {
        title: 'Fristen er for kort',
        meaning:
          'Loven giver modtageren en mindste frist til at betale eller svare: mindst 10 dage ved en påkravsskrivelse.',
        howToFix: 'Vælg en frist mindst `daysMin` dage fremme, eller udelad den for at bruge 14 dage.',
      },
    },
    'demand-not-possible': {
      status: 422,
      en: {
        title: 'The demand cannot be created',
        meaning: 'A demand states what is owed. Nothing is owed, or the amount is not known.',
        howToFix: 'Register the claim, or add the missing interest rate to the rule pack, and try again.',
      },
      da: {
        title: 'Påkravet kan ikke laves',
        meaning: 'Et påkrav siger, hvad der skyldes. Der skyldes ikke noget, eller beløbet kendes ikke.',
        howToFix: 'Registrér kravet, eller tilføj den manglende rentesats i regelpakken, og prøv igen.',
      },
    },
  },
  texts: {
    'There is nothing to pay on the case.': 'Der er ikke noget at betale på sagen.',
    'The interest of {0} days is not known, because the rule pack has no rate for them.':
      'Renten for {0} dage kendes ikke, fordi regelpakken ikke har en sats for dem.',
    'The deadline cannot be in the past.': 'Fristen kan ikke ligge i fortiden.',
    'The deadline is too soon: {0}.': 'Fristen er for kort: {0}.',
    'the rule pack {0} requires at least {1} days from dispatch':
      'regelpakken {0} kræver mindst {1} dage fra afsendelsen',
    'inkassoloven § 10, stk. 1: at least 10 days from dispatch':
      'inkassoloven § 10, stk. 1: mindst 10 dage fra afsendelsen',
    'must be at least {0} days away': 'skal ligge mindst {0} dage fremme',
    'is only allowed if the letter is added to the case': 'er kun tilladt, hvis brevet tilføjes sagen',
    'must have exactly one of templateId and handle': 'skal have præcis én af templateId og handle',
  },
})
