import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'There is no such workflow.': 'Forløbet findes ikke.',
  },
})
