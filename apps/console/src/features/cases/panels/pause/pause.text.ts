import { defineText } from '../../../../text/define-text.ts'

export const pauseText = defineText('case-pause', {
  en: {
    title: 'Pause',
  },
  da: {
    title: 'Sæt i bero',
  },
})
