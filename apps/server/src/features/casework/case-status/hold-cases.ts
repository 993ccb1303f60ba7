import type { Command } from '../../../platform/commands/command.ts'
import { problem, message } from '../../../problems/index.ts'
import { type CasesAround, findCasesAround, lockCasesAround } from './case-status.queries.ts'

/** Holds a case and those it is settled with until the transaction ends, or refuses a case that is not there. */
export async function holdCases(command: Command, caseId: string): Promise<CasesAround> {
  const { tenantId, transaction } = command
  for (;;) {
    // Sent together and run one after the other: what is seen last is seen when the cases are held.
    const [held, around] = await Promise.all([
      transaction.many(lockCasesAround(tenantId, caseId)),
      transaction.one(findCasesAround(tenantId, caseId)),
    ])
    if (held.length === 0) throw problem('not-found', message('There is no such case.'))
    // A merge, or the undoing of one, that was waited for has changed which cases are meant.
    if (around.caseIds.every((id) => held.some((one) => one.caseId === id))) return around
  }
}
