import { date, defineSearch, flag, meOrUuid, oneOf, text, texts, uuid } from '../../../app/search-params.ts'

export const casesSearch = defineSearch({
  status: oneOf(['PENDING', 'VERIFIED', 'ENDED']),
  open: flag,
  creditorId: uuid,
  groupId: uuid,
  caseworkerId: meOrUuid,
  tag: text(50),
  paused: flag,
  reminderDue: flag,
  promiseBroken: flag,
  ageing: oneOf(['not-due', '1-30', '31-60', '61-90', '91-180', '181-365', 'over-365']),
  currency: oneOf(['DKK', 'SEK', 'NOK', 'EUR', 'USD', 'GBP', 'CHF']),
  createdFrom: date,
  createdTo: date,
  q: text(),
  /** Groups of filters, each written as a query, of which a case must match one. */
  any: texts(5, 1_000),
  sort: oneOf(['createdAt', '-createdAt', 'caseSeqId', '-caseSeqId']),
  /** The columns in their order, by name and separated by commas. */
  columns: text(200),
  /** The widths that the user gave columns, such as `debtor:240`. */
  widths: text(200),
  selected: uuid,
  /** The saved list that the user opened. */
  view: uuid,
})
