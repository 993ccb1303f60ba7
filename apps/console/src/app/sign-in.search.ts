import { defineSearch, ownAddress } from './search-params.ts'

export const signInSearch = defineSearch({ next: ownAddress })
