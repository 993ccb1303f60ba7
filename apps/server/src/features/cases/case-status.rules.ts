import { Problem } from '../../problems/index.ts'
import type { CaseStatus } from './cases.schemas.ts'

/** Where a case may go from where it is. Going from ENDED to VERIFIED reopens it. */
const followers: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  PENDING: ['VERIFIED', 'ENDED'],
  VERIFIED: ['ENDED'],
  ENDED: ['VERIFIED'],
}

export interface StatusAndReason {
  readonly status: CaseStatus
  readonly endReasonId: string | null
}

/** The status and end reason a patch leads to, or the refusal of a way that does not exist. */
export function nextStatus(
  before: StatusAndReason,
  patch: { readonly status?: CaseStatus; readonly endReasonId?: string | null },
): StatusAndReason {
  const status = patch.status ?? before.status
  if (status !== before.status && !followers[before.status].includes(status)) {
    throw new Problem(
      'status-not-allowed',
      `A case that is ${before.status} can become ${followers[before.status].join(' or ')}.`,
      {
        errors: [{ path: '/status', message: `must be ${followers[before.status].join(' or ')}` }],
      },
    )
  }
  if (status === 'ENDED') return { status, endReasonId: requireReason(before, patch.endReasonId) }
  if (patch.endReasonId != null) {
    throw new Problem('status-not-allowed', 'Only an ended case has an end reason.', {
      errors: [{ path: '/endReasonId', message: 'belongs to an ended case only' }],
    })
  }
  return { status, endReasonId: null }
}

function requireReason(before: StatusAndReason, given: string | null | undefined): string {
  const endReasonId = given === undefined ? before.endReasonId : given
  if (endReasonId !== null) return endReasonId
  throw new Problem('end-reason-required', 'Ending a case needs the endReasonId that says why.', {
    errors: [{ path: '/endReasonId', message: 'is required to end a case' }],
  })
}
