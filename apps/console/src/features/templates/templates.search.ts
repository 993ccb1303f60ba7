import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const templatesSearch = defineSearch({
  q: text(),
  kind: oneOf(['letter', 'email']),
  language: oneOf(['da', 'en']),
  selected: uuid,
})

/** Whose data the preview shows and how, and which template a new one begins as. */
export const templateSearch = defineSearch({ case: uuid, view: oneOf(['pdf']), from: uuid })
