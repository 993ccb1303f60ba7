import { courtClaimStates } from './court-claims.search.ts'
import { courtClaimsText } from './court-claims.text.ts'

/** The name of a state of a court claim; any other text as it is. */
export function stateName(state: string): string {
  const known = courtClaimStates.find((name) => name === state)
  return known === undefined ? state : courtClaimsText.t(known)
}
