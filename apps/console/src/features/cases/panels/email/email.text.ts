import { defineText } from '../../../../text/define-text.ts'

export const emailText = defineText('case-email', {
  en: {
    title: 'Write e-mail',
    noAddress: 'no e-mail address',
    ownWords: 'No template',
    sent: 'The e-mail is on its way',
  },
  da: {
    title: 'Skriv e-mail',
    noAddress: 'ingen e-mailadresse',
    ownWords: 'Ingen skabelon',
    sent: 'E-mailen er på vej',
  },
})
