import { defineText } from '../../text/define-text.ts'

/** Apart from the text of the screens, so that the navigation does not fetch it. */
export const developersNavText = defineText('developers-nav', {
  en: { developers: 'Developers' },
  da: { developers: 'Udviklere' },
})
