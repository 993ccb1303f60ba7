import { defineText } from '../../../text/define-text.ts'

export const cohortsText = defineText('cohorts', {
  en: {
    caption: 'Collected share by age of case',
    hint: 'How much of what was claimed has been collected, by the month in which the cases were created. Select a number of cases to view them.',
    created: 'Cases created',
    claimed: 'Claimed',
    untilNow: 'To date',
    noneTitle: 'No cases in this period',
  },
  da: {
    caption: 'Inddrevet andel efter sagens alder',
    hint: 'Hvor stor en del af kravene der er inddrevet, efter den måned sagerne blev oprettet. Vælg et antal sager for at se dem.',
    created: 'Sager oprettet',
    claimed: 'Krævet',
    untilNow: 'Indtil nu',
    noneTitle: 'Ingen sager i perioden',
  },
})
