import { defineSearch, text } from '../../../app/search-params.ts'

export const rulePacksSearch = defineSearch({ pack: text(20) })
