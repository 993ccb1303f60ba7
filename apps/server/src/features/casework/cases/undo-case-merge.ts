import type { Command } from '../../../platform/commands/command.ts'
import { findCrossAllocations, undoMerge } from './case-merges.queries.ts'
import { requireNoCrossAllocations } from './case-merges.rules.ts'
import type { Case, CaseMergeInput } from './cases.schemas.ts'
import { announce, findBoth } from './merge-case.ts'
import { problem, message } from './cases.problems.ts'

/** Undoes a merge: the merged case gets its former status back, and each case keeps its own entries. */
export async function undoCaseMerge(command: Command, caseId: string, { mergedCaseId }: CaseMergeInput): Promise<Case> {
  const { tenantId, transaction, now, actor } = command
  const [before, across] = await Promise.all([
    findBoth(command, caseId, mergedCaseId),
    transaction.many(findCrossAllocations(tenantId, mergedCaseId)),
  ])
  if (before.merged.mergedIntoCaseId !== before.remaining.id) {
    throw problem('case-not-merged', message('The case mergedCaseId is not merged into this one.'), {
      errors: [{ path: '/mergedCaseId', message: message('is a case that is not merged into this one') }],
    })
  }
  requireNoCrossAllocations(across)
  await transaction.one(undoMerge({ tenantId, caseId, mergedCaseId, now, actor }))
  const after = await findBoth(command, caseId, mergedCaseId)
  announce(command, 'cases.merge-undo', before, after)
  return after.remaining
}
