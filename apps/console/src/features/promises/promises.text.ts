import { defineText } from '../../text/define-text.ts'
import { wordsText } from '../../text/words.text.ts'

const { en, da } = wordsText.words

export const promisesText = defineText('promises', {
  en: {
    title: 'Promises',
    OPEN: en.stillOpen,
    KEPT: 'Kept',
    BROKEN: en.broken,
    CANCELLED: en.cancelled,
    due: 'Promised for',
    promised: 'Promised',
    everything: 'Everything owed',
    paidSince: 'Paid since',
    takenBy: 'Recorded by',
    anyone: 'Anyone',
    firstTitle: 'No promises yet',
    firstHint: 'Record a promise to pay when you log a call or pause a case.',
    noneTitle: 'No matching promises',
  },
  da: {
    title: 'Betalingsløfter',
    OPEN: da.stillOpen,
    KEPT: 'Holdt',
    BROKEN: da.broken,
    CANCELLED: da.cancelled,
    due: 'Lovet til',
    promised: 'Lovet',
    everything: 'Hele gælden',
    paidSince: 'Betalt siden',
    takenBy: 'Noteret af',
    anyone: 'Alle medarbejdere',
    firstTitle: 'Ingen betalingsløfter endnu',
    firstHint: 'Notér et betalingsløfte, når du registrerer et opkald eller sætter en sag i bero.',
    noneTitle: 'Ingen betalingsløfter passer til filtrene',
  },
})
