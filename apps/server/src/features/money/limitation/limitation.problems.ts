import { defineProblems } from '../../../problems/index.ts'

export const { problem, message, definitions, texts } = defineProblems({
  problems: {
    'limitation-fact-withdrawn': {
      status: 422,
      en: {
        title: 'The fact is already withdrawn',
        meaning: 'A fact is withdrawn once, with a reason that does not change.',
        howToFix: 'Record the fact again if it is right after all.',
      },
      da: {
        title: 'Oplysningen er allerede trukket tilbage',
        meaning: 'En oplysning trækkes tilbage én gang, med en begrundelse, der ikke ændres.',
        howToFix: 'Registrér oplysningen igen, hvis den alligevel er rigtig.',
      },
    },
    'limitation-lapse-undone': {
      status: 422,
      en: {
        title: 'The lapse does not hold any more',
        meaning: 'The lapse was undone or overridden already, or the debit lapsed together with another one.',
        howToFix: 'Read the limitation of the case again. Interest is restored with the debit that it accrued on.',
      },
      da: {
        title: 'Forældelsen gælder ikke længere',
        meaning: 'Forældelsen er allerede ophævet eller tilsidesat, eller bilaget er forældet sammen med et andet.',
        howToFix: 'Læs sagens forældelse igen. Renter genoprettes sammen med det bilag, de er løbet på.',
      },
    },
    'lapse-on-ended-case': {
      status: 422,
      en: {
        title: 'The case of the lapsed debit has ended',
        meaning: 'A debit that is outstanding again would reopen the case.',
        howToFix: 'Reopen the case first.',
      },
      da: {
        title: 'Sagen med det forældede krav er afsluttet',
        meaning: 'Et krav, der igen er ubetalt, ville genåbne sagen.',
        howToFix: 'Genåbn sagen først.',
      },
    },
  },
  texts: {
    'There is no such limitation fact.': 'Oplysningen om forældelse findes ikke.',
    'There is no such lapse.': 'Forældelsen findes ikke.',
    'The fact is already withdrawn.': 'Oplysningen er allerede trukket tilbage.',
    'The lapse was undone already.': 'Forældelsen er allerede ophævet.',
    'The interest lapsed with the debit {0}.': 'Renten er forældet sammen med bilaget {0}.',
    'is only allowed for a demand': 'kan kun bruges ved et påkrav',
    'must not be before the date': 'må ikke ligge før datoen',
    'must not be before 1900': 'må ikke være før 1900',
    'does not match any debit of the case': 'passer ikke til noget debetbilag på sagen',
  },
})
