import { defineSearch, oneOf, text } from '../../app/search-params.ts'
import { workKinds } from './work-item.rules.ts'

export const todaySearch = defineSearch({
  whose: oneOf(['me', 'anyone']),
  kind: oneOf(workKinds),
  selected: text(100),
})
