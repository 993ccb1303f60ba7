import type { Command } from '../../../platform/commands/command.ts'
import { standardUpdateTypeId } from './create-standard-update-types.ts'
import { findOpenUpdateOfType } from './updates.queries.ts'
import { problem, message } from './updates.problems.ts'

/**
 * Refuses a message from a template on a case whose debtor has objected: the objection is to be answered on its merits
 * first. A person may send it all the same and say why, which is kept in the trail of the case; a token may not.
 */
export async function requireUndisputed(command: Command, caseId: string, reason: string | undefined): Promise<void> {
  const { principal } = command
  const objection = await findOpenObjection(command, caseId)
  if (objection === undefined) return
  const { updateId } = objection
  if (reason === undefined || principal.type === 'KEY') {
    throw problem('objection-open', message('The case is paused by an objection that is not answered yet.'), {
      extensions: { updateId },
    })
  }
  command.audit({ subjectType: 'case', subjectId: caseId, after: { despiteObjection: { updateId, reason } } })
}

/** The objection that is open on a case, or on one that was merged into it. */
export function findOpenObjection(
  { tenantId, transaction, now }: Command,
  caseId: string,
): Promise<{ updateId: string } | undefined> {
  return transaction.maybeOne(findOpenUpdateOfType(tenantId, caseId, standardUpdateTypeId('objection'), now))
}
