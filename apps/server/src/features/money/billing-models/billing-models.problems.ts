import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'is in the list already': 'står allerede på listen',
    'There is no such billing model.': 'Afregningsmodellen findes ikke.',
    'is required where the model has fixed sums': 'skal udfyldes, når modellen har faste beløb',
    'must be 0 in the first band': 'skal være 0 i det første trin',
    'must be above that of the band before': 'skal være højere end i trinnet før',
  },
})
