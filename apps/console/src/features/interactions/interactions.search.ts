import { defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'

export const interactionTypes = [
  'DEBTOR NOTE',
  'CLIENT NOTE',
  'NOTE',
  'EMAIL',
  'SMS',
  'LETTER',
  'DIGITAL POST',
  'PHONE CALL',
  'AUTO CALL',
  'E-INVOICE',
] as const

export const inboxSearch = defineSearch({
  view: oneOf(['unmapped', 'mapped', 'outgoing']),
  type: oneOf(interactionTypes),
  q: text(),
  selected: uuid,
  map: flag,
  answer: flag,
})
