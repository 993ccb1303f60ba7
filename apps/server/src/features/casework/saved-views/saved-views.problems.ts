import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'Only the owner of the view or an administrator can change it.':
      'Kun visningens ejer eller en administrator kan ændre den.',
    'There is no such view.': 'Visningen findes ikke.',
  },
})
