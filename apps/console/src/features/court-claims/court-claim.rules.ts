import type { client } from '../../api/client.ts'
import type { Input, Result } from '../../api/query.ts'
import type { Tone } from '../../ui/status-dot.tsx'

export type CourtClaim = Result<typeof client.courtClaims.list>['items'][number]
export type CourtClaimState = CourtClaim['state']
export type CourtClaimChange = CourtClaim['changes'][number]
export type NextState = Input<typeof client.courtClaims.change>['body']['state']

/** The states that can follow each state, the usual one first. */
export const followers: Readonly<Record<CourtClaimState, readonly NextState[]>> = {
  PREPARED: ['FILED', 'WITHDRAWN'],
  FILED: ['SERVED', 'WITHDRAWN', 'ENDED'],
  SERVED: ['ENDORSED', 'OBJECTED', 'WITHDRAWN', 'ENDED'],
  OBJECTED: ['ENDORSED', 'WITHDRAWN', 'ENDED'],
  ENDORSED: ['BAILIFF', 'ENDED'],
  BAILIFF: ['ENDED'],
  WITHDRAWN: [],
  ENDED: [],
}

/** Whether the claim needs a note to become this. */
export function needsNote(state: NextState | null): boolean {
  return state === 'OBJECTED' || state === 'WITHDRAWN' || state === 'ENDED'
}

/** Whether the debtor can no longer object to a claim that was served. */
export function isPastDeadline({ state, objectionDeadline }: CourtClaim, today: string): boolean {
  return state === 'SERVED' && objectionDeadline !== null && objectionDeadline < today
}

/** The tone of the status of a claim. */
export function toneOf(claim: CourtClaim, today: string): Tone {
  if (followers[claim.state].length === 0) return 'neutral'
  if (claim.state === 'OBJECTED' || isPastDeadline(claim, today)) return 'danger'
  return claim.state === 'ENDORSED' || claim.state === 'BAILIFF' ? 'good' : 'waiting'
}
