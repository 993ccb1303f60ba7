import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const printBatchesNavText = defineText('print-batches-nav', {
  en: { batches: 'Print batches' },
  da: { batches: 'Udskriftskørsler' },
})
