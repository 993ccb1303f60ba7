import { defineText } from '../../../../text/define-text.ts'

export const allocateText = defineText('case-allocate', {
  en: {
    title: 'Allocate',
    how: 'How is it allocated?',
    byHand: 'By hand',
    noCredit: 'Everything that was received on the case is allocated.',
    tooMuch: 'More than the {{amount}} there is',
  },
  da: {
    title: 'Fordel',
    how: 'Hvordan fordeles det?',
    byHand: 'Manuelt',
    noCredit: 'Alt, der er modtaget på sagen, er fordelt.',
    tooMuch: 'Mere end de {{amount}}, der er',
  },
})
