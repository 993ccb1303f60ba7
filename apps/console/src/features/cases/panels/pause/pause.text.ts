import { defineText } from '../../../../text/define-text.ts'

export const pauseText = defineText('case-pause', {
  en: {
    title: 'Pause',
    remind: 'Remind me on',
  },
  da: {
    title: 'Sæt i bero',
    remind: 'Påmind mig den',
  },
})
