import { defineText } from '../../../../text/define-text.ts'

export const allocateText = defineText('case-allocate', {
  en: {
    title: 'Allocate',
    how: 'Allocation method',
    byHand: 'Manual',
    noCredit: 'Everything received on this case has been allocated.',
    tooMuch: 'Only {{amount}} is left to allocate',
  },
  da: {
    title: 'Fordel',
    how: 'Fordelingsmetode',
    byHand: 'Manuelt',
    noCredit: 'Alt, der er modtaget på sagen, er fordelt.',
    tooMuch: 'Der er kun {{amount}} tilbage at fordele',
  },
})
