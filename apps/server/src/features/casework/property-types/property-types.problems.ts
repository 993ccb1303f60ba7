import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be a handle, a colon and a value, such as department:Aarhus':
      'skal være et håndtag, et kolon og en værdi, f.eks. department:Aarhus',
    'There is no such property type.': 'Egenskaben findes ikke.',
    'belongs to dropdowns only': 'hører kun til valglister',
    'is required for a dropdown': 'skal udfyldes for en valgliste',
    'must be an integer in the minor unit of the currency': 'skal være et helt tal i valutaens mindste enhed',
    'must be the UUID of a file': 'skal være UUID’et på en fil',
    'names no property type defined for this entity': 'peger på en egenskab, som ikke findes her',
  },
})
