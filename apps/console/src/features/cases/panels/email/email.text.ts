import { defineText } from '../../../../text/define-text.ts'

export const emailText = defineText('case-email', {
  en: {
    title: 'Write e-mail',
    noAddress: 'no e-mail address',
    ownWords: 'No template',
    subject: 'Subject',
    body: 'Text',
    send: 'Send',
    sent: 'The e-mail is on its way',
    short: 'E-mail',
  },
  da: {
    title: 'Skriv e-mail',
    noAddress: 'ingen e-mailadresse',
    ownWords: 'Ingen skabelon',
    subject: 'Emne',
    body: 'Tekst',
    send: 'Send',
    sent: 'E-mailen er på vej',
    short: 'E-mail',
  },
})
