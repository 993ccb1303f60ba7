import type { Actor } from '../../../platform/identity/actor.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { chain } from '../../../problems/index.ts'
import { type Case, paidReasonId } from '../case-status/index.ts'
import type { CaseStatus } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

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
    throw problem(
      'status-not-allowed',
      message('A case that is {0} can become {1}.', before.status, chain('{0} or {1}', followers[before.status])),
      {
        errors: [{ path: '/status', message: message('must be {0}', chain('{0} or {1}', followers[before.status])) }],
      },
    )
  }
  if (status === 'ENDED') return { status, endReasonId: requireReason(before, patch.endReasonId) }
  if (patch.endReasonId != null) {
    throw problem('status-not-allowed', message('Only an ended case has an end reason.'), {
      errors: [{ path: '/endReasonId', message: message('belongs to an ended case only') }],
    })
  }
  return { status, endReasonId: null }
}

function requireReason(before: StatusAndReason, given: string | null | undefined): string {
  const endReasonId = given === undefined ? before.endReasonId : given
  if (endReasonId !== null) return endReasonId
  throw problem('end-reason-required', message('Ending a case needs the endReasonId that says why.'), {
    errors: [{ path: '/endReasonId', message: message('is required to end a case') }],
  })
}

/**
 * What is kept of why a case ends as PAID although money is outstanding on it, or the refusal where no reason is given;
 * null where none is needed.
 */
export function endOverrideOf(
  { outstanding }: Pick<Case, 'outstanding'>,
  { status, endReasonId }: StatusAndReason,
  override: { readonly reason: string } | undefined,
  by: { readonly now: Date; readonly actor: Actor },
): Case['endOverride'] {
  if (status !== 'ENDED' || endReasonId?.toLowerCase() !== paidReasonId || outstanding === 0) return null
  if (override !== undefined) return { reason: override.reason, at: instant(by.now), by: by.actor }
  throw problem('case-not-paid', message('On the case {0} is outstanding.', outstanding), {
    errors: [
      {
        path: '/endReasonId',
        message: message('is refused while money is outstanding, unless override gives a reason'),
      },
    ],
    extensions: { outstanding },
  })
}
