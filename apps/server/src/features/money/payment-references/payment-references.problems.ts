import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'There is no such case.': 'Sagen findes ikke.',
    'No case has this payment reference.': 'Ingen sag har denne betalingsreference.',
  },
})
