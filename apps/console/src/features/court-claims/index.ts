import { IconGavel } from '@tabler/icons-react'
import type { Feature } from '../../app/feature.ts'
import { courtClaimsRoute } from './court-claims.routes.ts'
import { courtClaimsNavText } from './court-claims-nav.text.ts'

export { courtClaimsText } from './court-claims.text.ts'
export {
  type Correction,
  correctionOf,
  correctionPatch,
  type CourtClaim,
  type CourtClaimChange,
  followers,
  isCorrectable,
  isPastDeadline,
  needsNote,
  type NextState,
  toneOf,
} from './court-claim.rules.ts'
export { stateName } from './state-name.ts'

export const courtClaims: Feature = {
  routes: [courtClaimsRoute],
  nav: [
    {
      to: '/court-claims',
      label: () => courtClaimsNavText.t('courtClaims'),
      icon: IconGavel,
      section: 'work',
      order: 36,
      scope: 'read:court-claims',
    },
  ],
}
