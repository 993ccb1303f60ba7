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

/** What can be corrected of a claim that was filed, as form values. */
export interface Correction {
  readonly court: string
  readonly courtReference: string
  /** Null unless the claim is served. */
  readonly servedOn: string | null
}

/** Whether there is something to correct: a claim has a court once it is filed. */
export function isCorrectable({ court, state }: CourtClaim): boolean {
  return court !== null && followers[state].length > 0
}

export function correctionOf({ court, courtReference, state, changes }: CourtClaim): Correction {
  const served = changes.findLast((change) => change.state === 'SERVED')
  return {
    ...{ court: court ?? '', courtReference: courtReference ?? '' },
    servedOn: state === 'SERVED' ? (served?.date ?? null) : null,
  }
}

/** What the form changes; undefined if nothing, or if something required is missing. */
export function correctionPatch(
  claim: CourtClaim,
  fields: Correction,
): Input<typeof client.courtClaims.patch>['body'] | undefined {
  const before = correctionOf(claim)
  const [court, courtReference, { servedOn }] = [fields.court.trim(), fields.courtReference.trim(), fields]
  if (court === '' || servedOn === '') return undefined
  const patch = {
    ...(court === before.court ? {} : { court }),
    ...(courtReference === before.courtReference
      ? {}
      : { courtReference: courtReference === '' ? null : courtReference }),
    ...(servedOn === null || servedOn === before.servedOn ? {} : { servedOn }),
  }
  return Object.keys(patch).length === 0 ? undefined : patch
}
