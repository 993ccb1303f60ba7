import type { Problem, Message } from '../../../problems/index.ts'
import type { Case } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

type Party = Pick<
  Case,
  'id' | 'customerId' | 'creditorId' | 'currency' | 'status' | 'mergedIntoCaseId' | 'mergedCaseIds'
>

const path = '/mergedCaseId'

/** Refuses to merge what cannot be one case: the one that remains is open, and both owe the same to the same. */
export function requireMergeable(remaining: Party, merged: Party): void {
  if (remaining.id === merged.id) throw notMergeable(message('is the case itself'))
  for (const one of [remaining, merged]) requireNotMerged(one)
  if (merged.mergedCaseIds.length > 0) {
    throw problem('case-merged', message('Other cases were merged into the case that is to be merged.'), {
      errors: [{ path, message: message('names a case that others were merged into') }],
      extensions: { mergedCaseIds: merged.mergedCaseIds },
    })
  }
  if (remaining.status === 'ENDED') {
    throw problem('cases-not-mergeable', message('The case that remains has ended. Reopen it first.'))
  }
  if (remaining.customerId !== merged.customerId) throw notMergeable(message('names a case of another customer'))
  if (remaining.creditorId !== merged.creditorId) throw notMergeable(message('names a case of another creditor'))
  if (remaining.currency !== merged.currency) throw notMergeable(message('must be a case in {0}', remaining.currency))
}

/** Refuses what would tear a merged case from the one it was merged into. */
export function requireNotMerged({ id, mergedIntoCaseId }: Pick<Case, 'id' | 'mergedIntoCaseId'>): void {
  if (mergedIntoCaseId === null) return
  throw problem('case-merged', message('Case {0} was merged into case {1}.', id, mergedIntoCaseId), {
    extensions: { mergedIntoCaseId },
  })
}

function notMergeable(reason: Message): Problem {
  return problem('cases-not-mergeable', message('The two cannot be one case: mergedCaseId {0}.', reason), {
    errors: [{ path, message: reason }],
  })
}

/** Refuses to undo a merge while the cases pay each other: money would stand between two cases. */
export function requireNoneAcross(allocations: readonly { readonly allocationId: string }[]): void {
  if (allocations.length === 0) return
  throw problem('merge-has-allocations', message('Credits of one of the two cases pay debits of the other.'), {
    extensions: { allocationIds: allocations.map(({ allocationId }) => allocationId) },
  })
}
