import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be a UUID or null': 'skal være et UUID eller null',
    'There is no such case group.': 'Sagsgruppen findes ikke.',
  },
})
