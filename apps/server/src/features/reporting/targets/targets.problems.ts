import { defineProblems } from '../../../problems/index.ts'

export const { message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be a month, such as 2026-11': 'skal være en måned, f.eks. 2026-11',
    'must not be given together with creditorId': 'må ikke angives sammen med creditorId',
    'is given twice': 'er angivet to gange',
    'must be the id of a user who works on cases': 'skal være id på en bruger, der behandler sager',
  },
})
