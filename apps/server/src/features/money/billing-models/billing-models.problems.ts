import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'is already in the list': 'er allerede på listen',
    'There is no such billing model.': 'Afregningsmodellen findes ikke.',
    'is required if the model has fixed amounts': 'skal udfyldes, når modellen har faste beløb',
    'must be 0 in the first band': 'skal være 0 i det første trin',
    'must be greater than in the previous band': 'skal være højere end i det forrige trin',
  },
})
