import { defineText } from '../../../text/define-text.ts'
import { wordsText } from '../../../text/words.text.ts'

const { en, da } = wordsText.words

/** Words that several panels share. */
export const panelsText = defineText('case-panels', {
  en: {
    willPay: 'Allocated to {{voucher}}',
    book: en.book,
    interestRule: 'Interest on the claim',
    noInterest: 'No interest',
    statutoryInterest: 'Statutory rates',
    contractualInterest: 'Agreed rate',
    interestPercent: 'Yearly rate',
    overrideReason: 'Reason to override the rule',
    overrideHint: 'Only if the rule pack does not allow the charge. The reason stays on the voucher.',
    booked: en.booked,
    tooMuch: 'Only {{amount}} is outstanding',
    reason: en.justification,
    saveAndNext: 'Save and next',
    byPolicy: 'Default order',
    stillUnallocated: 'Unallocated',
    paysNothing: 'The default order cannot pay anything on this case.',
    people: 'People on the case',
    despite: 'Reason for sending despite the objection',
    despiteNote: 'Recorded in the audit trail.',
    da: en.danish,
    en: en.english,
  },
  da: {
    willPay: 'Fordeles til {{voucher}}',
    book: da.book,
    interestRule: 'Rente af kravet',
    noInterest: 'Ingen rente',
    statutoryInterest: 'Morarente efter loven',
    contractualInterest: 'Aftalt rente',
    interestPercent: 'Årlig sats',
    overrideReason: 'Begrundelse for at tilsidesætte reglen',
    overrideHint: 'Kun hvis regelpakken ikke tillader beløbet. Begrundelsen gemmes på bilaget.',
    booked: da.booked,
    tooMuch: 'Restgælden er kun {{amount}}',
    reason: da.justification,
    saveAndNext: 'Gem og næste',
    byPolicy: 'Standardrækkefølge',
    stillUnallocated: 'Ikke fordelt',
    paysNothing: 'Standardrækkefølgen kan ikke betale noget på sagen.',
    people: 'Personer på sagen',
    despite: 'Begrundelse for at sende trods indsigelsen',
    despiteNote: 'Gemmes i revisionssporet.',
    da: da.danish,
    en: da.english,
  },
})
