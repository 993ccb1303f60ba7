import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'not-a-test-tenant': {
      status: 422,
      en: {
        title: 'This is not a test tenant',
        meaning:
          'A real tenant lives in the present and keeps its data: its clock cannot be moved, and it cannot be removed.',
        howToFix: 'Create a test tenant with fordring tenant create --test, and use its token.',
      },
      da: {
        title: 'Det er ikke en testvirksomhed',
        meaning:
          'En rigtig virksomhed lever i nutiden og beholder sine data. Dens ur kan ikke stilles, og den kan ikke slettes.',
        howToFix: 'Opret en testvirksomhed med fordring tenant create --test, og brug dens token.',
      },
    },
    'clock-is-moving': {
      status: 422,
      en: {
        title: 'The clock is already moving',
        meaning: 'A clock is moved by one move at a time, so that everything happens in order.',
        howToFix: 'Wait until the move is completed. Get the clock to see how far it is.',
      },
      da: {
        title: 'Uret er allerede på vej',
        meaning: 'Uret flyttes ad én gang, så alt sker i rækkefølge.',
        howToFix: 'Vent, til uret er nået frem. Hent uret for at se, hvor langt det er.',
      },
    },
    'clock-only-forward': {
      status: 422,
      en: {
        title: 'A clock only moves forward',
        meaning: 'What has happened cannot be undone, so the day to move to must come after the current one.',
        howToFix: 'Choose a later day, at most ten years after today.',
      },
      da: {
        title: 'Et ur kan kun stilles frem',
        meaning: 'Det, der er sket, kan ikke gøres om, så dagen skal ligge efter den nuværende.',
        howToFix: 'Vælg en senere dag, højst ti år efter i dag.',
      },
    },
  },
  texts: {
    'This is not a test tenant.': 'Det er ikke en testvirksomhed.',
    'The clock is on its way to {0}.': 'Uret er på vej til {0}.',
    'It is {0} already.': 'Det er allerede {0}.',
    'must be after {0}': 'skal være efter {0}',
    'must be the name of the test tenant, {0}': 'skal være testvirksomhedens navn, {0}',
    'must be at most ten years from now': 'skal være inden for ti år',
    'There is no such move.': 'Flytningen findes ikke.',
  },
})
