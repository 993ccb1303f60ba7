import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'promise-exceeds-debt': {
      status: 422,
      en: {
        title: 'The promise exceeds the debt',
        meaning:
          'Less is due on the case on the promised day, with the interest until then. Such a promise could not be kept.',
        howToFix: 'Promise at most the amount in the detail, or omit the amount to promise everything outstanding.',
      },
      da: {
        title: 'Løftet er større end gælden',
        meaning: 'På den lovede dag skyldes der mindre på sagen, også med renter. Et sådant løfte kunne ikke holdes.',
        howToFix: 'Angiv højst beløbet i fejlteksten, eller udelad beløbet, hvis hele restgælden er lovet.',
      },
    },
  },
  texts: {
    'Nothing is due on the case on {0}.': 'Der skyldes intet på sagen den {0}.',
    'Only {0} is due on the case on {1}.': 'Der skyldes kun {0} på sagen den {1}.',
    'must be at most {0}, the amount due on that day': 'må højst være {0}, som skyldes den dag',
  },
})
