import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'bulk-job-state': {
      status: 422,
      en: {
        title: 'The job is in another state',
        meaning: 'A job is confirmed after it was checked, cancelled until it is over, and undone once after that.',
        howToFix: 'Read the job again, and continue from its state.',
      },
      da: {
        title: 'Massekørslen har en anden status',
        meaning:
          'En massekørsel bekræftes efter kontrollen, kan annulleres, indtil den er færdig, og fortrydes én gang derefter.',
        howToFix: 'Læs massekørslen igen, og fortsæt derfra.',
      },
    },
    'bulk-job-not-permitted': {
      status: 403,
      en: {
        title: 'You may not do this to cases',
        meaning: 'A job needs the scope of the operation that does the same to one case.',
        howToFix: 'Use a token with the scope in the detail, or ask an administrator.',
      },
      da: {
        title: 'Du må ikke gøre dette med sager',
        meaning: 'En massekørsel kræver de samme rettigheder som at gøre det på én sag.',
        howToFix: 'Brug et token med den rettighed, der står i teksten, eller bed en administrator.',
      },
    },
  },
  texts: {
    'needs somebody to write to': 'kræver nogen at skrive til',
    'There is no such job.': 'Massekørslen findes ikke.',
    'The job is {0}.': 'Massekørslen har status {0}.',
    'The job needs the scope {0}.': 'Massekørslen kræver rettigheden {0}.',
    'The job has been undone already.': 'Massekørslen er allerede fortrudt.',
    'Nothing that the job did can be undone.': 'Intet af det, massekørslen gjorde, kan fortrydes.',
    'The person who ordered the job no longer has the rights that it needs.':
      'Den, der bestilte massekørslen, har ikke længere de nødvendige rettigheder.',
    'is required for this action': 'skal udfyldes til denne handling',
    'must be given, or a filter, but not both': 'skal angives, eller et filter, men ikke begge dele',
    'match no case': 'passer ikke på nogen sag',
    'match more than {0} cases': 'passer på mere end {0} sager',
    'do not all match cases': 'passer ikke alle på sager',
  },
})
