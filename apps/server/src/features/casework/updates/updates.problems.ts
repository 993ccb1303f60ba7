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
    'objection-open': {
      status: 422,
      en: {
        title: 'The case has an open objection',
        meaning:
          'The debtor has objected to the claim. Messages from templates cannot be sent on the case until the objection is resolved. Messages written by hand can.',
        howToFix:
          'Resolve the objection and continue its update (updateId), or sign in and send the message with a reason in despiteObjection. The reason is stored.',
      },
      da: {
        title: 'Der er en åben indsigelse på sagen',
        meaning:
          'Skyldneren har gjort indsigelse mod kravet. Der kan ikke sendes beskeder fra skabeloner på sagen, før indsigelsen er afklaret. Beskeder, du selv skriver, kan sendes.',
        howToFix:
          'Afklar indsigelsen, og genoptag dens opdatering (updateId), eller log ind og send beskeden med en begrundelse i despiteObjection. Begrundelsen gemmes.',
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
    'The case has an open objection.': 'Sagen har en åben indsigelse.',
    'must contain at most one of caseId, customerId and creditorId':
      'må højst indeholde én af caseId, customerId og creditorId',
    'is required unless `due` is true': 'er påkrævet, medmindre `due` er true',
    'does not match anything that belongs to the case': 'svarer ikke til noget, der hører til sagen',
    'does not match anything that belongs to the creditor': 'svarer ikke til noget, der hører til kreditoren',
    'does not match anything that belongs to the customer': 'svarer ikke til noget, der hører til kunden',
  },
})
