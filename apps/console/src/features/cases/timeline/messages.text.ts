import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

export const messagesText = defineText('case-messages', {
  en: {
    OUTGOING: 'Outgoing call',
    INCOMING: 'Incoming call',
    incoming: 'Incoming',
    outgoing: 'Outgoing',
    fromName: 'from {{name}}',
    withName: 'with {{name}}',
    statePENDING: 'Not sent yet',
    stateQUEUED: 'Sending',
    stateCANCELLED: 'Not sent: cancelled',
    stateBOUNCED: 'Not delivered',
    stateHELD: 'Waiting to be sent',
    stateWithoutTls: 'Held: the mail server offers no encryption',
    sentAsLink: 'Sent as a link to the debtor page',
    sendHeld: en.send,
    markSent: 'Mark as sent',
    cancelSending: 'Cancel sending',
  },
  da: {
    OUTGOING: 'Udgående opkald',
    INCOMING: 'Indgående opkald',
    incoming: 'Indgående',
    outgoing: 'Udgående',
    fromName: 'fra {{name}}',
    withName: 'med {{name}}',
    statePENDING: 'Ikke sendt endnu',
    stateQUEUED: 'Sendes',
    stateCANCELLED: 'Ikke sendt: annulleret',
    stateBOUNCED: 'Ikke leveret',
    stateHELD: 'Venter på at blive sendt',
    stateWithoutTls: 'Holdt tilbage: mailserveren tilbyder ikke kryptering',
    sentAsLink: 'Sendt som link til skyldnersiden',
    sendHeld: da.send,
    markSent: 'Markér som sendt',
    cancelSending: 'Annullér afsendelse',
  },
})
