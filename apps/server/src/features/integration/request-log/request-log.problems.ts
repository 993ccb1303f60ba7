import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'There is no such request in the log of the last 30 days.':
      'Forespørgslen findes ikke i loggen for de sidste 30 dage.',
  },
})
