import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const mailboxesText = defineText('mailboxes', {
  en: {
    title: 'Mailboxes',
    about: 'Where debtors write to. Their e-mails arrive in the inbox, on their case.',
    newMailbox: 'Connect mailbox',
    address: en.email,
    addressHint:
      'E-mails ask for answers at this address with a tag, such as name+tag@company.com. Your mail server must deliver those too.',
    imap: 'Fetch e-mails with IMAP',
    imapHint: 'Leave this empty if your mail server posts messages to the API. The mailbox is read, never changed.',
    host: 'Server',
    port: 'Port',
    userName: 'User name',
    password: en.password,
    passwordHint: 'Enter it again to change the server or login.',
    folder: 'Folder',
    isActive: en.active,
    lastRead: 'Last read',
    notFetched: 'Posted to the API',
    notYet: 'Not read yet',
    failed: 'Cannot be read: {{reason}}',
  },
  da: {
    title: 'Postkasser',
    about: 'Hvor skyldnere skriver til. Deres e-mails kommer i indbakken, på deres sag.',
    newMailbox: 'Tilknyt postkasse',
    address: da.email,
    addressHint:
      'E-mails beder om svar til denne adresse med et mærke, f.eks. navn+maerke@firma.dk. Jeres mailserver skal også levere dem.',
    imap: 'Hent e-mails med IMAP',
    imapHint: 'Lad det stå tomt, hvis jeres mailserver sender beskeder til API’et. Postkassen læses og ændres aldrig.',
    host: 'Server',
    port: 'Port',
    userName: 'Brugernavn',
    password: da.password,
    passwordHint: 'Skriv den igen for at ændre server eller login.',
    folder: 'Mappe',
    isActive: da.active,
    lastRead: 'Sidst læst',
    notFetched: 'Sendes til API’et',
    notYet: 'Ikke læst endnu',
    failed: 'Kan ikke læses: {{reason}}',
  },
})
