import { defineText } from '../../../../text/define-text.ts'

export const emailText = defineText('case-email', {
  en: {
    title: 'Write an e-mail',
    noAddress: 'no e-mail address',
    ownWords: 'In your own words',
    subject: 'Subject',
    body: 'Text',
    send: 'Send',
    sent: 'The e-mail is on its way',
    short: 'E-mail',
  },
  da: {
    title: 'Skriv en e-mail',
    noAddress: 'ingen e-mailadresse',
    ownWords: 'Med egne ord',
    subject: 'Emne',
    body: 'Tekst',
    send: 'Send',
    sent: 'E-mailen er på vej',
    short: 'E-mail',
  },
})
