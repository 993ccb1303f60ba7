import { defineText } from '../../../../text/define-text.ts'

export const pauseText = defineText('case-pause', {
  en: {
    title: 'Pause',
    remind: 'Comes back on',
  },
  da: {
    title: 'Sæt på pause',
    remind: 'Kommer igen den',
  },
})
