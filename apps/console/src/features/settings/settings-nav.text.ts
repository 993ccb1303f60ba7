import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const settingsNavText = defineText('settings-nav', {
  en: { settings: 'Settings' },
  da: { settings: 'Indstillinger' },
})
