import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'default-account-taken': {
      status: 422,
      en: {
        title: 'Another account became the default at the same time',
        meaning: 'Each currency has at most one default account, and two requests set it at the same time.',
        howToFix: 'Check which account is the default now, and send the request again if it should be another.',
      },
      da: {
        title: 'En anden konto blev standard på samme tid',
        meaning: 'Hver valuta har højst én standardkonto, og to forespørgsler ændrede den på samme tid.',
        howToFix: 'Se, hvilken konto der er standard nu, og send forespørgslen igen, hvis det skal være en anden.',
      },
    },
  },
  texts: {
    'must be 5 to 40 letters and digits, such as NO9386011117947':
      'skal være 5 til 40 bogstaver og cifre, f.eks. NO9386011117947',
    'must be a BIC of 8 or 11 capital letters and digits, such as DABADKKK':
      'skal være en BIC på 8 eller 11 store bogstaver og cifre, f.eks. DABADKKK',
    'must be at most 35 letters, digits, slashes, dots and hyphens, such as 1234567890':
      'må højst være 35 bogstaver, cifre, skråstreger, punktummer og bindestreger, f.eks. 1234567890',
    'There is no such transaction account.': 'Kontoen findes ikke.',
  },
})
