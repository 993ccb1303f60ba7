import type { Command } from '../../../platform/commands/command.ts'
import { findAllocationsAcross, undoMerge } from './case-merges.queries.ts'
import { requireNoneAcross } from './case-merges.rules.ts'
import type { Case, CaseMergeInput } from './cases.schemas.ts'
import { announce, findBoth } from './merge-case.ts'
import { problem, message } from './cases.problems.ts'

/** Takes a merge back: the merged case has its former status again, and each case what was made on it. */
export async function undoCaseMerge(command: Command, caseId: string, { mergedCaseId }: CaseMergeInput): Promise<Case> {
  const { tenantId, transaction, now, actor } = command
  const [before, across] = await Promise.all([
    findBoth(command, caseId, mergedCaseId),
    transaction.many(findAllocationsAcross(tenantId, mergedCaseId)),
  ])
  if (before.merged.mergedIntoCaseId !== before.remaining.id) {
    throw problem('case-not-merged', message('The case named by mergedCaseId is not merged into this one.'), {
      errors: [{ path: '/mergedCaseId', message: message('names a case that is not merged into this one') }],
    })
  }
  requireNoneAcross(across)
  await transaction.one(undoMerge({ tenantId, caseId, mergedCaseId, now, actor }))
  const after = await findBoth(command, caseId, mergedCaseId)
  announce(command, 'cases.merge-undo', before, after)
  return after.remaining
}
