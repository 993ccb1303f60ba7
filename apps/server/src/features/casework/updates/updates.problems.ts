import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'standard-update-type': {
      status: 422,
      en: {
        title: 'A standard update type cannot be changed or deleted',
        meaning:
          'The standard update types are the same on every tenant. You can only change update types that you created.',
        howToFix: 'Create your own update type and use that.',
      },
      da: {
        title: 'En standardopdateringstype kan hverken ændres eller slettes',
        meaning: 'Standardopdateringstyperne er de samme for alle. Kun jeres egne kan ændres.',
        howToFix: 'Opret jeres egen opdateringstype, og brug den.',
      },
    },
  },
  texts: {
    'The standard update types cannot be changed.': 'Standardopdateringstyperne kan ikke ændres.',
    'The standard update types cannot be deleted.': 'Standardopdateringstyperne kan ikke slettes.',
    'There is no such update type.': 'Opdateringstypen findes ikke.',
    'must be an update type for cases': 'skal være en opdateringstype for sager',
    'There is no such update on a case.': 'Opdateringen findes ikke på en sag.',
    'There is no such update.': 'Opdateringen findes ikke.',
    'The user responsible for an update of this type must have the role {0} or a higher one.':
      'Den ansvarlige for en opdatering af denne type skal have rollen {0} eller en højere.',
    'must contain at most one of caseId, customerId and creditorId':
      'må højst indeholde én af caseId, customerId og creditorId',
    'is required unless `due` is true': 'er påkrævet, medmindre `due` er true',
    'does not match anything that belongs to the case': 'svarer ikke til noget, der hører til sagen',
    'does not match anything that belongs to the creditor': 'svarer ikke til noget, der hører til kreditoren',
    'does not match anything that belongs to the customer': 'svarer ikke til noget, der hører til kunden',
  },
})
