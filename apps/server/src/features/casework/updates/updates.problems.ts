import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'standard-update-type': {
      status: 422,
      en: {
        title: 'A standard update type cannot be changed or deleted',
        meaning:
          'The standard update types are the same on every tenant. Only those created on the tenant can be changed.',
        howToFix: 'Create an update type of your own and use that.',
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
        title: 'An objection is open on the case',
        meaning:
          'The debtor has objected to the claim. Until that is answered, nothing is sent on the case from a template; what somebody writes by hand is.',
        howToFix:
          'Answer the objection and continue its update (updateId), or send the message as a signed-in person with despiteObjection, which says why and is kept.',
      },
      da: {
        title: 'Der er en åben indsigelse på sagen',
        meaning:
          'Skyldneren har gjort indsigelse mod kravet. Indtil den er besvaret, sendes der intet på sagen fra en skabelon; det, nogen selv skriver, sendes.',
        howToFix:
          'Besvar indsigelsen, og genoptag dens opdatering (updateId), eller send beskeden som bruger med despiteObjection, der siger hvorfor og bliver gemt.',
      },
    },
  },
  texts: {
    'The standard update types cannot be changed.': 'Standardopdateringstyperne kan ikke ændres.',
    'The standard update types cannot be deleted.': 'Standardopdateringstyperne kan ikke slettes.',
    'There is no such update type.': 'Opdateringstypen findes ikke.',
    'must name an update type of cases': 'skal pege på en opdateringstype for sager',
    'There is no such update on a case.': 'Opdateringen findes ikke på en sag.',
    'There is no such update.': 'Opdateringen findes ikke.',
    'Whoever is responsible for an update of this type must be a user with the role {0} or a higher one.':
      'Den, der er ansvarlig for en opdatering af denne type, skal være en bruger med rollen {0} eller en højere.',
    'The case is paused by an objection that is not answered yet.':
      'Sagen er sat på pause af en indsigelse, som ikke er besvaret endnu.',
    'must have at most one of caseId, customerId and creditorId':
      'må højst have én af caseId, customerId og creditorId',
    'is required unless `due` is true': 'skal udfyldes, medmindre `due` er true',
    'names nothing that belongs to the case': 'peger på noget, der ikke hører til sagen',
    'names nothing that belongs to the creditor': 'peger på noget, der ikke hører til kreditoren',
    'names nothing that belongs to the customer': 'peger på noget, der ikke hører til kunden',
  },
})
