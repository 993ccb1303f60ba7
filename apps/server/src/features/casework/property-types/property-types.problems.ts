import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'property-handle-taken': {
      status: 422,
      en: {
        title: 'The handle belongs to another property type',
        meaning: 'Handles are unique among the property types of cases, of case vouchers and of creditors.',
        howToFix: 'Choose another handle, or use the property type that has it.',
      },
      da: {
        title: 'Nøgleordet tilhører en anden egenskab',
        meaning:
          'Et nøgleord tilhører én egenskab: To egenskaber for sager, bilag eller kreditorer kan ikke have det samme.',
        howToFix: 'Vælg et andet nøgleord, eller brug egenskaben, der har det.',
      },
    },
  },
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
