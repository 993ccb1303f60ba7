import { date, defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const currencies = ['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF'] as const

export const dashboardSearch = defineSearch({ currency: text(3), caseworkerId: oneOf(['me']) })
export const settlementsSearch = defineSearch({
  creditorId: uuid,
  state: oneOf(['DRAFT', 'APPROVED']),
  currency: oneOf(currencies),
  from: date,
  to: date,
  selected: uuid,
  open: uuid,
})
export const invoiceStates = ['OPEN', 'PART_PAID', 'OVERDUE', 'PAID', 'CREDITED'] as const
export const invoicesSearch = defineSearch({
  state: oneOf(invoiceStates),
  creditorId: uuid,
  q: text(),
  panel: oneOf(['issue']),
  selected: uuid,
  open: uuid,
})
export const payoutsSearch = defineSearch({
  /** Pending payouts by default. */
  state: oneOf(['PAID', 'CANCELLED', 'ALL']),
  creditorId: uuid,
  contactId: uuid,
  caseId: uuid,
  billingId: uuid,
  selected: uuid,
  open: uuid,
})
export const payoutBatchesSearch = defineSearch({
  state: oneOf(['PREPARED', 'APPROVED', 'CANCELLED']),
  panel: oneOf(['prepare']),
  selected: uuid,
  open: uuid,
})
export const collectedSearch = defineSearch({ from: date, to: date, creditorId: uuid, currency: oneOf(currencies) })
export const collectedPageSearch = defineSearch({
  from: date,
  to: date,
  creditorId: uuid,
  currency: oneOf(currencies),
  panel: oneOf(['targets']),
})
export const collectedPaymentsSearch = defineSearch({
  from: date,
  to: date,
  creditorId: uuid,
  caseworkerId: uuid,
  currency: oneOf(currencies),
  selected: uuid,
})
export const workloadSearch = defineSearch({ from: date, to: date })
export const ageingSearch = defineSearch({ creditorId: uuid, currency: oneOf(currencies) })
export const booksSearch = defineSearch({
  /** The trial balance by default. */
  view: oneOf(['entries', 'months', 'accounts']),
  from: date,
  to: date,
  currency: oneOf(currencies),
  creditorId: uuid,
  bookAccountId: uuid,
  selected: uuid,
  open: uuid,
})
export const limitationSearch = defineSearch({ months: oneOf(['3', '6', '24']), selected: uuid })
export const reconciliationSearch = defineSearch({ day: date, currency: oneOf(currencies) })
