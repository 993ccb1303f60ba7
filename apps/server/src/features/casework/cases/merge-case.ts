import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { noTotals, requireCountableTotals } from '../../money/case-vouchers/index.ts'
import { findMergeFacts, insertMerge, lockCases } from './case-merges.queries.ts'
import { requireMergeable } from './case-merges.rules.ts'
import { announceStatus, caseView, findCase } from '../case-status/index.ts'
import type { Case, CaseMergeInput } from './cases.schemas.ts'
import { problem, message } from './cases.problems.ts'

/** Merges two cases: the merged case ends, and its entries are listed and settled with the remaining case. */
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

export interface BothCases {
  readonly remaining: Case
  readonly merged: Case
}

/** Locks and reads both cases. Throws if one does not exist. */
export async function findBoth(command: Command, caseId: string, mergedCaseId: string): Promise<BothCases> {
  const { tenantId, transaction, now } = command
  // Sent together but executed in order, so the cases are read under the lock.
  const [, remaining, merged] = await Promise.all([
    transaction.many(lockCases(tenantId, [caseId, mergedCaseId])),
    transaction.maybeOne(findCase(tenantId, caseId, now)),
    transaction.maybeOne(findCase(tenantId, mergedCaseId, now)),
  ])
  if (remaining === undefined) throw problem('not-found', message('There is no such case.'))
  if (merged === undefined) throw unknownReference('/mergedCaseId', 'case')
  return { remaining: caseView(remaining), merged: caseView(merged) }
}

/** Emits the events and audit entries of both cases. */
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
