import { defineSearch, uuid } from '../../app/search-params.ts'

export const bulkJobsSearch = defineSearch({ selected: uuid })
