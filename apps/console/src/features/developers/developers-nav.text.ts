import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const developersNavText = defineText('developers-nav', {
  en: { developers: 'Developers' },
  da: { developers: 'Udviklere' },
})
