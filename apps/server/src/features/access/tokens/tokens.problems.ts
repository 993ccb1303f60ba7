import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'token-revoked': {
      status: 422,
      en: {
        title: 'The token was revoked',
        meaning: 'A revoked token stays revoked and cannot be changed.',
        howToFix: 'Issue a new token.',
      },
      da: {
        title: 'Tokenet er tilbagekaldt',
        meaning: 'Et tilbagekaldt token kan hverken bruges eller ændres.',
        howToFix: 'Udsted et nyt token.',
      },
    },
  },
  texts: {
    'must be a scope, such as read:cases': 'skal være et scope, f.eks. read:cases',
    'No operation requires {0}.': 'Ingen operation kræver {0}.',
    'must not be later than the expiry of the calling token': 'må ikke være senere end det kaldende tokens udløb',
    'The token was revoked. Issue a new one.': 'Tokenet er tilbagekaldt. Udsted et nyt.',
    'There is no such token.': 'Tokenet findes ikke.',
    'The tenant has no token {0}.': 'I har ikke noget token {0}.',
    'You do not have {0}, so you cannot grant it.': 'Du har ikke {0} og kan derfor ikke give det videre.',
    '{0} is not required by any operation': '{0} kræves ikke af nogen operation',
  },
})
