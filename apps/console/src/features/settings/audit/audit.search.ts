import { date, defineSearch, flag, text, uuid } from '../../../app/search-params.ts'

export const auditSearch = defineSearch({
  subjectType: text(100),
  subjectId: uuid,
  actorId: uuid,
  operation: text(100),
  refused: flag,
  from: date,
  to: date,
  selected: uuid,
  open: uuid,
})
