import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be a month, such as 2026-11': 'skal være en måned, f.eks. 2026-11',
    'must be at most {0} months before to': 'må højst ligge {0} måneder før to',
  },
})
