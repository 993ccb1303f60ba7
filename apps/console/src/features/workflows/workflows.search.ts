import { defineSearch, text } from '../../app/search-params.ts'

/** The step that is edited. */
export const workflowSearch = defineSearch({ step: text() })
