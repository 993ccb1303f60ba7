import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be within {0} days': 'skal ligge inden for {0} dage',
    'There is no such link.': 'Linket findes ikke.',
  },
})
