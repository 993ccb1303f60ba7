import { defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'

export const customersSearch = defineSearch({
  q: text(),
  creditorId: uuid,
  /** By name, if left out. */
  sort: oneOf(['-name']),
  selected: uuid,
})
export const customerSearch = defineSearch({ panel: oneOf(['person', 'customer', 'claim']), person: uuid })
export const newCustomerSearch = defineSearch({ creditorId: uuid, claim: flag })
export const newCaseSearch = defineSearch({ customerId: uuid })
export type CustomerPanel = NonNullable<ReturnType<typeof customerSearch.validate>['panel']>

/** A case begins with a customer and a claim, so its form is in this feature. */
