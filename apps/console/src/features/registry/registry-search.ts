import { defineSearch, text, uuid } from '../../app/search-params.ts'

/** The address of every registry: what was searched for, the row one is at, and what stands in the panel. */
export const registrySearch = defineSearch({ q: text(), filter: text(100), selected: uuid, open: text(40) })
export type RegistrySearch = ReturnType<typeof registrySearch.use>
