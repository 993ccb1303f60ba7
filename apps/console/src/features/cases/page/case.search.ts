import { defineSearch, oneOf, text, uuid } from '../../../app/search-params.ts'

export const caseSearch = defineSearch({
  show: oneOf(['messages', 'money', 'steps']),
  /** The name of the open panel. */
  panel: text(20),
  voucher: uuid,
})
