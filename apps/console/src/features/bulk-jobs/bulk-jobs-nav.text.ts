import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const bulkJobsNavText = defineText('bulk-jobs-nav', {
  en: { jobs: 'Jobs' },
  da: { jobs: 'Massekørsler' },
})
