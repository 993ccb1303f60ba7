import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'token-revoked': {
      status: 422,
      en: {
        title: 'The token was revoked',
        meaning: 'A revoked token has ended for good and cannot be changed.',
        howToFix: 'Issue another token.',
      },
      da: {
        title: 'Tokenet er tilbagekaldt',
        meaning: 'Et tilbagekaldt token er slut for altid og kan ikke ændres.',
        howToFix: 'Udsted et nyt token.',
      },
    },
  },
  texts: {
    'must be a scope, such as read:cases': 'skal være et scope, f.eks. read:cases',
    'must be a moment to come': 'skal være et tidspunkt i fremtiden',
    'No endpoint asks for {0}.': 'Intet endpoint kræver {0}.',
    'must not be later than the expiry of the token that issues it':
      'må ikke være senere end udløbet af det token, der udsteder det',
    'The token was revoked. Issue another one.': 'Tokenet er tilbagekaldt. Udsted et nyt.',
    'There is no such token.': 'Tokenet findes ikke.',
    'There is no token {0} on this tenant.': 'Der er ikke noget token {0} hos jer.',
    'You do not have {0} yourself.': 'Du har ikke selv {0}.',
    '{0} is a scope that no endpoint asks for': '{0} er et scope, som intet endpoint kræver',
  },
})
