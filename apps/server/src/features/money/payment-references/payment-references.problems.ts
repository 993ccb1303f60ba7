import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'No case has this payment reference.': 'Ingen sag har denne betalingsreference.',
  },
})
