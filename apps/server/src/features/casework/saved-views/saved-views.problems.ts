import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'Only whoever made this view, or an administrator, can change it.':
      'Kun den, der har lavet visningen, eller en administrator kan ændre den.',
    'There is no such view.': 'Visningen findes ikke.',
  },
})
