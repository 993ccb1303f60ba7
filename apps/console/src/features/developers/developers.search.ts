import { date, defineSearch, flag, oneOf, text, uuid } from '../../app/search-params.ts'

export const deliveriesSearch = defineSearch({
  state: oneOf(['pending', 'succeeded', 'failed', 'skipped']),
  event: text(100),
  selected: uuid,
  open: uuid,
})

export const eventsSearch = defineSearch({ event: text(100), selected: uuid, open: uuid })

export const requestsSearch = defineSearch({
  q: text(255),
  status: oneOf(['2xx', '3xx', '4xx', '5xx', 'failed']),
  operation: text(100),
  callerType: oneOf(['KEY', 'USER', 'ALL']),
  callerId: uuid,
  objectId: uuid,
  idempotencyKey: text(255),
  isReplay: flag,
  problemCode: text(100),
  from: date,
  to: date,
  selected: uuid,
  open: uuid,
})

export const outboxSearch = defineSearch({
  q: text(200),
  state: oneOf(['WAITING', 'SENT', 'BOUNCED', 'CANCELLED']),
  selected: uuid,
  open: uuid,
})
