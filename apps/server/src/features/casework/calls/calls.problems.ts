import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'call-not-permitted': {
      status: 403,
      en: {
        title: 'You may not record this with a call',
        meaning: 'What was agreed in a call needs the scope of the operation that records it on its own.',
        howToFix: 'Use a token with the scope in the detail, or leave that part out.',
      },
      da: {
        title: 'Du må ikke registrere dette sammen med et opkald',
        meaning: 'Det, der aftales i et opkald, kræver samme rettighed som at registrere det for sig.',
        howToFix: 'Brug et token med den rettighed, der står i teksten, eller udelad den del.',
      },
    },
  },
  texts: {
    'The call needs the scope {0}.': 'Opkaldet kræver rettigheden {0}.',
    'must be given, or a name, but not both': 'skal angives, eller et navn, men ikke begge dele',
    'is only possible if somebody was reached': 'er kun muligt, hvis nogen blev truffet',
    'must say how the other party proved who they are': 'skal angive, hvordan den anden part legitimerede sig',
    'cannot be given together with a promise': 'kan ikke angives sammen med et løfte',
    'needs a user to write to': 'kræver en person at skrive til',
  },
})
