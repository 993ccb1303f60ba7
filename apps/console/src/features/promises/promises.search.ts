import { date, defineSearch, oneOf, uuid } from '../../app/search-params.ts'

export const promiseStatuses = ['OPEN', 'KEPT', 'BROKEN', 'CANCELLED'] as const

export const promisesSearch = defineSearch({
  status: oneOf(promiseStatuses),
  creditorId: uuid,
  takenBy: uuid,
  /** The first day on which a promise is due, and the first day after the last. */
  dueFrom: date,
  dueTo: date,
  selected: uuid,
})
