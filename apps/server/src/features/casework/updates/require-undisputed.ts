import type { Command } from '../../../platform/commands/command.ts'
import { standardUpdateTypeId } from './create-standard-update-types.ts'
import { findOpenUpdateOfType } from './updates.queries.ts'
import { problem, message } from './updates.problems.ts'

/**
 * Rejects a message from a template on a case with an open objection, which must be answered on its merits first. A
 * signed-in user can send it anyway with a reason, which is stored in the audit trail; a token cannot.
 */
export async function requireUndisputed(command: Command, caseId: string, reason: string | undefined): Promise<void> {
  const { principal } = command
  const objection = await findOpenObjection(command, caseId)
  if (objection === undefined) return
  const { updateId } = objection
  if (reason === undefined || principal.type === 'KEY') {
    throw problem('objection-open', message('The case has an open objection.'), {
      extensions: { updateId },
    })
  }
  command.audit({ subjectType: 'case', subjectId: caseId, after: { despiteObjection: { updateId, reason } } })
}

/** The open objection on a case or on one merged into it. */
export function findOpenObjection(
  { tenantId, transaction, now }: Command,
  caseId: string,
): Promise<{ updateId: string } | undefined> {
  return transaction.maybeOne(findOpenUpdateOfType(tenantId, caseId, standardUpdateTypeId('objection'), now))
}
