import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'voucher-type-handle-taken': {
      status: 422,
      en: {
        title: 'The handle belongs to another voucher type',
        meaning: 'Handles of voucher types are unique on the tenant, including the standard types.',
        howToFix: 'Choose another handle, or use the voucher type that has it.',
      },
      da: {
        title: 'Nøgleordet tilhører en anden bilagstype',
        meaning: 'Hver bilagstype hos jer har sit eget nøgleord, også standardtyperne.',
        howToFix: 'Vælg et andet nøgleord, eller brug bilagstypen, der har det.',
      },
    },
    'standard-voucher-type': {
      status: 422,
      en: {
        title: 'A standard voucher type cannot be changed or deleted',
        meaning:
          'The standard voucher types are the same on every tenant. Only voucher types that the tenant created can be changed.',
        howToFix: 'Create your own voucher type instead.',
      },
      da: {
        title: 'En standardbilagstype kan hverken ændres eller slettes',
        meaning: 'Standardbilagstyperne er de samme for alle. Kun jeres egne kan ændres.',
        howToFix: 'Opret jeres egen bilagstype i stedet.',
      },
    },
  },
  texts: {
    'The standard voucher types cannot be changed.': 'Standardbilagstyperne kan ikke ændres.',
    'The standard voucher types cannot be deleted.': 'Standardbilagstyperne kan ikke slettes.',
    'There is no such voucher type.': 'Bilagstypen findes ikke.',
    'must be false on a credit': 'skal være false på et kreditbilag',
    'must be {0} in the category {1}': 'skal være {0} i kategorien {1}',
  },
})
