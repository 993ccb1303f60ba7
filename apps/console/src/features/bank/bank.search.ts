import { defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'

export const bankSearch = defineSearch({
  view: oneOf(['suggested', 'unmatched', 'booked', 'aside']),
  q: text(),
  selected: uuid,
  upload: flag,
})
