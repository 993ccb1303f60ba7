import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const interactionsNavText = defineText('interactions-nav', {
  en: { inbox: 'Inbox' },
  da: { inbox: 'Indbakke' },
})
