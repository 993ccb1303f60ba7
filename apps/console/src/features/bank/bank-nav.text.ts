import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screen, so that the navigation does not load it. */
export const bankNavText = defineText('bank-nav', {
  en: { bank: 'Bank' },
  da: { bank: 'Bank' },
})
