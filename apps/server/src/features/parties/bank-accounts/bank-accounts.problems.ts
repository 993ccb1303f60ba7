import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'Only an administrator can set or change a bank account.':
      'Kun en administrator kan angive eller ændre en bankkonto.',
    'is for administrators': 'er for administratorer',
  },
})
