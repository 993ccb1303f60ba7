import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const creditorStates = ['LEAD', 'SIGNED_ON', 'ACTIVE', 'CANCELLED', 'CEASED'] as const

export const creditorsSearch = defineSearch({
  q: text(),
  state: oneOf(creditorStates),
  selected: uuid,
  panel: oneOf(['new']),
})
export const creditorSearch = defineSearch({
  panel: oneOf(['edit', 'ultimate', 'settle', 'settlement', 'payment']),
  item: uuid,
})
export type CreditorPanel = NonNullable<ReturnType<typeof creditorSearch.validate>['panel']>
