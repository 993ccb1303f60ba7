import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const disputesNavText = defineText('disputes-nav', {
  en: { disputes: 'Disputes' },
  da: { disputes: 'Indsigelser' },
})
