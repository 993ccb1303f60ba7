import type { Problem, Message } from '../../../problems/index.ts'
import type { Case } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

type Party = Pick<
  Case,
  'id' | 'customerId' | 'creditorId' | 'currency' | 'status' | 'mergedIntoCaseId' | 'mergedCaseIds'
>

const path = '/mergedCaseId'

/** The remaining case must be open, and both cases must have the same customer, creditor and currency. */
export function requireMergeable(remaining: Party, merged: Party): void {
  if (remaining.id === merged.id) throw notMergeable(message('is the case itself'))
  for (const party of [remaining, merged]) requireNotMerged(party)
  if (merged.mergedCaseIds.length > 0) {
    throw problem('case-merged', message('Other cases have been merged into the case to be merged.'), {
      errors: [{ path, message: message('is a case that other cases have been merged into') }],
      extensions: { mergedCaseIds: merged.mergedCaseIds },
    })
  }
  if (remaining.status === 'ENDED') {
    throw problem('cases-not-mergeable', message('The remaining case has ended. Reopen it first.'))
  }
  if (remaining.customerId !== merged.customerId) throw notMergeable(message('is a case of another customer'))
  if (remaining.creditorId !== merged.creditorId) throw notMergeable(message('is a case of another creditor'))
  if (remaining.currency !== merged.currency) throw notMergeable(message('must be a case in {0}', remaining.currency))
}

/** A merged case follows the case it was merged into, and cannot be changed separately. */
export function requireNotMerged({ id, mergedIntoCaseId }: Pick<Case, 'id' | 'mergedIntoCaseId'>): void {
  if (mergedIntoCaseId === null) return
  throw problem('case-merged', message('Case {0} was merged into case {1}.', id, mergedIntoCaseId), {
    extensions: { mergedIntoCaseId },
  })
}

function notMergeable(reason: Message): Problem {
  return problem('cases-not-mergeable', message('The cases cannot be merged: mergedCaseId {0}.', reason), {
    errors: [{ path, message: reason }],
  })
}

/** A merge cannot be undone while credits of one case pay debits of the other. */
export function requireNoCrossAllocations(allocations: readonly { readonly allocationId: string }[]): void {
  if (allocations.length === 0) return
  throw problem('merge-has-allocations', message('Credits of one of the two cases pay debits of the other.'), {
    extensions: { allocationIds: allocations.map(({ allocationId }) => allocationId) },
  })
}
