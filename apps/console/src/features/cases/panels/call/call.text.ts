import { defineText } from '../../../../text/define-text.ts'

export const callText = defineText('case-call', {
  en: {
    title: 'Log a call',
    direction: 'Who called?',
    with: 'With',
    somebody: 'Somebody else',
    whom: 'Their name',
    summary: 'What was said',
    save: 'Save the call',
    saved: 'The call is on the timeline',
  },
  da: {
    title: 'Notér et opkald',
    direction: 'Hvem ringede?',
    with: 'Med',
    somebody: 'En anden',
    whom: 'Deres navn',
    summary: 'Hvad der blev sagt',
    save: 'Gem opkaldet',
    saved: 'Opkaldet står på tidslinjen',
  },
})
