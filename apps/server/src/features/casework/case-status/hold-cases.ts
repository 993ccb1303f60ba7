import type { Command } from '../../../platform/commands/command.ts'
import { problem, message } from '../../../problems/index.ts'
import { type CasesAround, findCasesAround, lockCasesAround } from './case-status.queries.ts'

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
