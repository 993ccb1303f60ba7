import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const outboxText = defineText('outbox', {
  en: {
    outbox: 'Outbox',
    captured: 'This is a demo or test company: e-mails are stored here and not sent.',
    find: 'Search subject or recipient',
    allStates: 'All e-mails',
    WAITING: en.waiting,
    SENT: en.sent,
    BOUNCED: 'Bounced',
    CANCELLED: en.cancelled,
    KEPT: 'Not sent',
    answer: 'Mail server response',
    noText: 'The text is not kept.',
    attachments: 'Attachments',
    none: 'No e-mails',
    noneHint: 'E-mails to debtors, contacts and colleagues appear here.',
    noMatch: 'No matching e-mails',
  },
  da: {
    outbox: 'Udbakke',
    captured: 'Dette er en demo- eller testvirksomhed: e-mails gemmes her og sendes ikke.',
    find: 'Søg på emne eller modtager',
    allStates: 'Alle e-mails',
    WAITING: da.waiting,
    SENT: da.sent,
    BOUNCED: 'Afvist',
    CANCELLED: da.cancelled,
    KEPT: 'Ikke sendt',
    answer: 'Mailserverens svar',
    noText: 'Teksten er ikke gemt.',
    attachments: 'Vedhæftede filer',
    none: 'Ingen e-mails',
    noneHint: 'E-mails til skyldnere, kontakter og kolleger vises her.',
    noMatch: 'Ingen e-mails matcher',
  },
})
