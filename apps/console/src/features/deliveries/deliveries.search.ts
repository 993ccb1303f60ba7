import { defineSearch, oneOf, text, uuid } from '../../app/search-params.ts'

export const channels = ['LETTER', 'EMAIL', 'SMS', 'DIGITAL POST'] as const
export const deliveryStates = ['QUEUED', 'SENT', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED'] as const

export const deliveriesSearch = defineSearch({
  q: text(200),
  state: oneOf(deliveryStates),
  channel: oneOf(channels),
  selected: uuid,
  open: uuid,
})
