import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'Only an administrator can set or change a bank account.':
      'Kun en administrator kan angive eller ændre en bankkonto.',
    'can only be set by an administrator': 'kan kun angives af en administrator',
  },
})
