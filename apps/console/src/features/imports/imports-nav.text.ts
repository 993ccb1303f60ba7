import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const importsNavText = defineText('imports-nav', {
  en: { imports: 'Imports' },
  da: { imports: 'Import' },
})
