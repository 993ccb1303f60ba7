import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'deadline-too-short': {
      status: 422,
      en: {
        title: 'The deadline is too soon',
        meaning:
          'The law gives whoever is written to a shortest time to pay or answer; a demand gives at least 10 days.',
        howToFix: 'The problem carries daysMin. Choose a later deadline, or leave it out for one in 14 days.',
      },
      da: {
        title: 'Fristen er for kort',
        meaning:
          'Loven giver den, der skrives til, en mindste frist til at betale eller svare; et påkrav giver mindst 10 dage.',
        howToFix: 'Problemet oplyser daysMin. Vælg en senere frist, eller udelad den og få 14 dage.',
      },
    },
  },
  texts: {
    'A deadline cannot lie in the past.': 'En frist kan ikke ligge i fortiden.',
    'It is too soon: {0}.': 'Fristen er for kort: {0}.',
    'inkassoloven § 10, stk. 1: at least 10 days from dispatch':
      'inkassoloven § 10, stk. 1: mindst 10 dage fra afsendelsen',
    'must be at least {0} days away': 'skal ligge mindst {0} dage fremme',
    'must have exactly one of templateId and handle': 'skal have præcis én af templateId og handle',
  },
})
