import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be at most {0} months before to': 'må højst ligge {0} måneder før to',
  },
})
