import { defineSearch, flag, oneOf, uuid } from '../../app/search-params.ts'

export const disputeStates = ['OPEN', 'UPHELD', 'PARTLY_UPHELD', 'REJECTED', 'WITHDRAWN'] as const

export const disputesSearch = defineSearch({ state: oneOf(disputeStates), overdue: flag, selected: uuid })
