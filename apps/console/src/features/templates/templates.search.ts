import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'
import { writtenLanguages } from '../../text/written-languages.ts'

export const templatesSearch = defineSearch({
  q: text(),
  kind: oneOf(['letter', 'email']),
  language: oneOf(writtenLanguages),
  selected: uuid,
})

/** The data and form of the preview, and the template to copy. */
export const templateSearch = defineSearch({ case: uuid, view: oneOf(['pdf']), from: uuid })
