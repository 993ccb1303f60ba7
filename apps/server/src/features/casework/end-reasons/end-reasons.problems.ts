import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'end-reason-handle-taken': {
      status: 422,
      en: {
        title: 'The handle belongs to another end reason',
        meaning: 'Handles of end reasons are unique on the tenant, including the standard reasons.',
        howToFix: 'Choose another handle, or use the end reason that has it.',
      },
      da: {
        title: 'Nøgleordet tilhører en anden afslutningsårsag',
        meaning: 'Hver afslutningsårsag hos jer har sit eget nøgleord, også standardårsagerne.',
        howToFix: 'Vælg et andet nøgleord, eller brug afslutningsårsagen, der har det.',
      },
    },
    'standard-end-reason': {
      status: 422,
      en: {
        title: 'A standard end reason cannot be changed or deleted',
        meaning:
          'The standard end reasons are the same on every tenant. You can only change end reasons that you created.',
        howToFix: 'Create your own end reason and use that.',
      },
      da: {
        title: 'En standardårsag kan hverken ændres eller slettes',
        meaning: 'Standardårsagerne er de samme for alle. Kun jeres egne afslutningsårsager kan ændres.',
        howToFix: 'Opret jeres egen afslutningsårsag, og brug den.',
      },
    },
  },
  texts: {
    'The standard end reasons cannot be deleted.': 'Standardårsagerne kan ikke slettes.',
    'The standard end reasons cannot be changed.': 'Standardårsagerne kan ikke ændres.',
    'There is no such end reason.': 'Afslutningsårsagen findes ikke.',
    'must contain label or handle': 'skal indeholde label eller handle',
  },
})
