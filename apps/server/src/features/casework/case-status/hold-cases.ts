import type { Command } from '../../../platform/commands/command.ts'
import { problem, message } from '../../../problems/index.ts'
import {
  type CasesAround,
  findCasesAround,
  findCasesAroundAll,
  lockCasesAround,
  lockCasesAroundAll,
} from './case-status.queries.ts'

/** Locks a case and the cases it is settled with until the transaction ends. Throws if the case does not exist. */
export async function holdCases(command: Command, caseId: string): Promise<CasesAround> {
  const { tenantId, transaction } = command
  for (;;) {
    // Sent together but executed in order, so the second statement runs under the locks.
    const [held, around] = await Promise.all([
      transaction.many(lockCasesAround(tenantId, caseId)),
      transaction.one(findCasesAround(tenantId, caseId)),
    ])
    if (held.length === 0) throw problem('not-found', message('There is no such case.'))
    // Retries if a concurrent merge, or the undoing of one, changed the set of cases.
    if (around.caseIds.every((id) => held.some(({ caseId: heldId }) => heldId === id))) return around
  }
}

/**
 * The same for several cases at once, with all locks in one order. Returns the ids of those that exist and were not
 * merged, or separated, at the same time: the others are left for another attempt.
 */
export async function holdManyCases(command: Command, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { tenantId, transaction } = command
  const [held, around] = await Promise.all([
    transaction.many(lockCasesAroundAll(tenantId, caseIds)),
    transaction.many(findCasesAroundAll(tenantId, caseIds)),
  ])
  const heldIds = new Set(held.map(({ caseId }) => caseId))
  const isHeld = ({ caseIds: ids }: CasesAround): boolean => ids.every((id) => heldIds.has(id))
  return new Set(around.filter(isHeld).map(({ caseId }) => caseId))
}
