import { defineText } from '../../../../text/define-text.ts'

export const endText = defineText('case-end', {
  en: {
    title: 'End the case',
    endReason: 'Why does the case end?',
    endOverride: 'Why does it count as paid?',
    endOverrideHint: '{{amount}} is outstanding. Your reason is kept on the case.',
  },
  da: {
    title: 'Afslut sagen',
    endReason: 'Hvorfor afsluttes sagen?',
    endOverride: 'Hvorfor regnes den for betalt?',
    endOverrideHint: 'Der udestår {{amount}}. Din begrundelse gemmes på sagen.',
  },
})
