import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be 5 to 40 letters and digits, such as NO9386011117947':
      'skal være 5 til 40 bogstaver og cifre, f.eks. NO9386011117947',
    'There is no such transaction account.': 'Kontoen findes ikke.',
  },
})
