import { defineText } from '../../../../text/define-text.ts'

export const endText = defineText('case-end', {
  en: {
    title: 'End case',
    endReason: 'End reason',
    endOverride: 'Why does it count as paid?',
    endOverrideHint: '{{amount}} is outstanding. Your reason is kept on the case.',
  },
  da: {
    title: 'Afslut sag',
    endReason: 'Afslutningsårsag',
    endOverride: 'Hvorfor regnes sagen for betalt?',
    endOverrideHint: 'Restgælden er {{amount}}. Din begrundelse gemmes på sagen.',
  },
})
