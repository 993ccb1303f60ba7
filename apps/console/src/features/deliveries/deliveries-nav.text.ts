import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const deliveriesNavText = defineText('deliveries-nav', {
  en: { dispatch: 'Dispatch', someFailed: 'Some messages failed' },
  da: { dispatch: 'Udsendelse', someFailed: 'Nogle beskeder er mislykkedes' },
})
