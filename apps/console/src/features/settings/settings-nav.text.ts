import { defineText } from '../../text/define-text.ts'

/** Apart from the text of the screens, so that the navigation does not fetch it. */
export const settingsNavText = defineText('settings-nav', {
  en: { settings: 'Settings' },
  da: { settings: 'Indstillinger' },
})
