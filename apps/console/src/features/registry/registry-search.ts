import { defineSearch, text, uuid } from '../../app/search-params.ts'

/** The parameters of a registry: search, filter, selected row and open entry. */
export const registrySearch = defineSearch({ q: text(), filter: text(100), selected: uuid, open: text(40) })
export type RegistrySearch = ReturnType<typeof registrySearch.use>
