import { defineSearch, flag, uuid } from '../../app/search-params.ts'

export const printBatchesSearch = defineSearch({ selected: uuid, prepare: flag, returned: flag })
