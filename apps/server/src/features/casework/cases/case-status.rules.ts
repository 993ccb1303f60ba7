import type { Actor } from '../../../platform/identity/actor.ts'
import { instant } from '../../../platform/http/schemas/schemas.ts'
import { chain, shownAmount } from '../../../problems/index.ts'
import { type Case, paidReasonId } from '../case-status/index.ts'
import type { CaseStatus } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

/** The allowed status changes. ENDED to VERIFIED reopens a case. */
const nextStatuses: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  PENDING: ['VERIFIED', 'ENDED'],
  VERIFIED: ['ENDED'],
  ENDED: ['VERIFIED'],
}

export interface StatusAndReason {
  readonly status: CaseStatus
  readonly endReasonId: string | null
}

/** The status and end reason after a patch. Throws if the change is not allowed. */
export function nextStatus(
  before: StatusAndReason,
  patch: { readonly status?: CaseStatus; readonly endReasonId?: string | null },
): StatusAndReason {
  const status = patch.status ?? before.status
  if (status !== before.status && !nextStatuses[before.status].includes(status)) {
    throw problem(
      'status-not-allowed',
      message('A case that is {0} can become {1}.', before.status, chain('{0} or {1}', nextStatuses[before.status])),
      {
        errors: [
          { path: '/status', message: message('must be {0}', chain('{0} or {1}', nextStatuses[before.status])) },
        ],
      },
    )
  }
  if (status === 'ENDED') return { status, endReasonId: requireReason(before, patch.endReasonId) }
  if (patch.endReasonId != null) {
    throw problem('status-not-allowed', message('Only an ended case has an end reason.'), {
      errors: [{ path: '/endReasonId', message: message('is only allowed on an ended case') }],
    })
  }
  return { status, endReasonId: null }
}

function requireReason(before: StatusAndReason, given: string | null | undefined): string {
  const endReasonId = given === undefined ? before.endReasonId : given
  if (endReasonId !== null) return endReasonId
  throw problem('end-reason-required', message('An endReasonId is required to end a case.'), {
    errors: [{ path: '/endReasonId', message: message('is required to end a case') }],
  })
}

/**
 * The override to store for a case that ends as PAID with money outstanding, or null if none is needed. Throws if a
 * reason is needed and missing.
 */
export function endOverrideOf(
  before: Pick<Case, 'outstanding' | 'accruedInterest'>,
  { status, endReasonId }: StatusAndReason,
  override: { readonly reason: string } | undefined,
  by: { readonly now: Date; readonly actor: Actor },
): Case['endOverride'] {
  const outstanding = before.outstanding + before.accruedInterest
  if (status !== 'ENDED' || endReasonId?.toLowerCase() !== paidReasonId || outstanding === 0) return null
  if (override !== undefined) return { reason: override.reason, at: instant(by.now), by: by.actor }
  throw problem('case-not-paid', message('The case has {0} outstanding.', shownAmount(outstanding)), {
    errors: [
      {
        path: '/endReasonId',
        message: message('is not allowed while money is outstanding, unless override gives a reason'),
      },
    ],
    extensions: { outstanding },
  })
}
