import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'export-not-permitted': {
      status: 403,
      en: {
        title: 'You may not read everything',
        meaning: 'An export contains everything that the tenant has, so it needs every scope that reads a part of it.',
        howToFix: 'Use a token with the scopes in the detail, or ask an administrator to export the data.',
      },
      da: {
        title: 'Du har ikke adgang til alle data',
        meaning:
          'En eksport indeholder alle data, så den kræver alle de rettigheder, der giver adgang til en del af dem.',
        howToFix: 'Brug et token med de rettigheder, der står i teksten, eller bed en administrator om at eksportere.',
      },
    },
    'export-running': {
      status: 422,
      en: {
        title: 'An export is already running',
        meaning: 'Every export contains everything, so only one runs at a time.',
        howToFix: 'Wait until it is completed, or delete it and start another.',
      },
      da: {
        title: 'En eksport er allerede i gang',
        meaning: 'Hver eksport indeholder alle data, så der kører kun én ad gangen.',
        howToFix: 'Vent, til den er færdig, eller slet den, og start en ny.',
      },
    },
    'export-not-completed': {
      status: 422,
      en: {
        title: 'The export has no file',
        meaning: 'The file can be downloaded once the export is completed.',
        howToFix: 'Read the export until its state is COMPLETED.',
      },
      da: {
        title: 'Eksporten har ingen fil',
        meaning: 'Filen kan hentes, når eksporten er færdig.',
        howToFix: 'Læs eksporten, indtil dens status er COMPLETED.',
      },
    },
  },
  texts: {
    'There is no such export.': 'Eksporten findes ikke.',
    'An export is already running.': 'En eksport er allerede i gang.',
    'The export is {0}.': 'Eksporten har status {0}.',
    'The export needs these scopes: {0}.': 'Eksporten kræver disse rettigheder: {0}.',
    'The content of the exported file is gone.': 'Den eksporterede fils indhold findes ikke længere.',
    'The file is an export.': 'Filen er en eksport.',
    'The person who ordered the export no longer has the rights that it needs.':
      'Den, der bestilte eksporten, har ikke længere de nødvendige rettigheder.',
    'The export was interrupted {0} times and was given up.': 'Eksporten blev afbrudt {0} gange og blev opgivet.',
  },
})
