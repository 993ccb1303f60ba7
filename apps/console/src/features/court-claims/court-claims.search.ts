import { defineSearch, flag, oneOf, uuid } from '../../app/search-params.ts'

export const courtClaimStates = [
  ...(['PREPARED', 'FILED', 'SERVED', 'OBJECTED', 'ENDORSED', 'BAILIFF', 'WITHDRAWN', 'ENDED'] as const),
] as const

export const courtClaimsSearch = defineSearch({ state: oneOf(courtClaimStates), open: flag, selected: uuid })
