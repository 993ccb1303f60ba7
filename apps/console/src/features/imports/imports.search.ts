import { defineSearch, flag, uuid } from '../../app/search-params.ts'

export const importsSearch = defineSearch({ selected: uuid, upload: flag })
export const importSearch = defineSearch({ mapping: flag })
