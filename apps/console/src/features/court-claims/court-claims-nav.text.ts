import { defineText } from '../../text/define-text.ts'

/** Separate from the text of the screens, so that the navigation does not load it. */
export const courtClaimsNavText = defineText('court-claims-nav', {
  en: { courtClaims: 'Court claims' },
  da: { courtClaims: 'Betalingspåkrav' },
})
