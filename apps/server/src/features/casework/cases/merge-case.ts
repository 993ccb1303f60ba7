import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { noTotals, requireCountableTotals } from '../../money/case-vouchers/index.ts'
import { findMergeFacts, insertMerge, lockCases } from './case-merges.queries.ts'
import { requireMergeable } from './case-merges.rules.ts'
import { announceStatus, caseView, findCase } from '../case-status/index.ts'
import type { Case, CaseMergeInput } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

/** Makes one case of two: the merged one ends, and all that stands on it is read and settled with the one that remains. */
export async function mergeCase(command: Command, caseId: string, { mergedCaseId }: CaseMergeInput): Promise<Case> {
  const { tenantId, transaction, now, actor } = command
  const [before, facts] = await Promise.all([
    findBoth(command, caseId, mergedCaseId),
    transaction.one(findMergeFacts(tenantId, [caseId, mergedCaseId])),
  ])
  requireMergeable(before.remaining, before.merged)
  requireCountableTotals(noTotals, [
    { direction: 'debit', amount: facts.debitTotal },
    { direction: 'credit', amount: facts.creditTotal },
  ])
  const merge = { tenantId, mergeId: command.newId(), caseId, mergedCaseId, now, actor, ...facts }
  await transaction.run(insertMerge(merge))
  const after = await findBoth(command, caseId, mergedCaseId)
  announce(command, 'cases.merge', before, after)
  return after.remaining
}

/** The two cases of a merge as they are read. */
export interface BothCases {
  readonly remaining: Case
  readonly merged: Case
}

/** Holds both cases and reads them, or refuses one that is not there. */
export async function findBoth(command: Command, caseId: string, mergedCaseId: string): Promise<BothCases> {
  const { tenantId, transaction, now } = command
  // Sent together and run one after the other: they are read when they are held.
  const [, remaining, merged] = await Promise.all([
    transaction.many(lockCases(tenantId, [caseId, mergedCaseId])),
    transaction.maybeOne(findCase(tenantId, caseId, now)),
    transaction.maybeOne(findCase(tenantId, mergedCaseId, now)),
  ])
  if (remaining === undefined) throw problem('not-found', message('There is no such case.'))
  if (merged === undefined) throw unknownReference('/mergedCaseId', 'case')
  return { remaining: caseView(remaining), merged: caseView(merged) }
}

/** Tells what became of both cases. */
export function announce(
  command: Command,
  type: 'cases.merge' | 'cases.merge-undo',
  before: BothCases,
  after: BothCases,
): void {
  const { remaining, merged } = after
  command.emit({ type, subjectId: remaining.id, caseId: remaining.id, data: remaining })
  command.emit({ type: 'cases.update', subjectId: merged.id, caseId: merged.id, data: merged })
  if (before.merged.status !== merged.status) announceStatus(command, merged)
  command.audit({ subjectType: 'case', subjectId: remaining.id, before: before.remaining, after: remaining })
  command.audit({ subjectType: 'case', subjectId: merged.id, before: before.merged, after: merged })
}
