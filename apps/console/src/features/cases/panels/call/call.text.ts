import { defineText } from '../../../../text/define-text.ts'

export const callText = defineText('case-call', {
  en: {
    title: 'Log call',
    direction: 'Direction',
    with: 'With',
    somebody: 'Someone else',
    summary: 'Summary',
    save: 'Save call',
    saved: 'Call saved to the timeline',
    promised: 'The caller promised to pay',
    promisedOn: 'Promised for',
  },
  da: {
    title: 'Notér opkald',
    direction: 'Retning',
    with: 'Med',
    somebody: 'En anden',
    summary: 'Referat',
    save: 'Gem opkald',
    saved: 'Opkaldet er gemt på tidslinjen',
    promised: 'Betaling er lovet',
    promisedOn: 'Lovet til den',
  },
})
