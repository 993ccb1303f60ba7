import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {},
  texts: {
    'must be a handle, a colon and a value, such as department:Aarhus':
      'skal være et handle, et kolon og en værdi, f.eks. department:Aarhus',
    'There is no such property type.': 'Egenskaben findes ikke.',
    'is only allowed for a dropdown': 'er kun tilladt for en valgliste',
    'is required for a dropdown': 'er påkrævet for en valgliste',
    'must be an integer in the minor unit of the currency': 'skal være et helt tal i valutaens mindste enhed',
    'must be the UUID of a file': 'skal være en fils UUID',
    'does not match any property type for this entity': 'findes ikke som egenskab her',
  },
})
