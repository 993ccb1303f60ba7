import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { endRestriction, lockRestriction } from './contact-records.queries.ts'
import { message, problem } from './contact-gate.problems.ts'
import type { ContactRestriction, RestrictionEndInput } from './contact-gate.schemas.ts'
import { restrictionView } from './contact-views.ts'

/** Ends a restriction with a reason. It stays listed. */
export async function endContactRestriction(
  command: Command,
  restrictionId: string,
  { reason }: RestrictionEndInput,
): Promise<ContactRestriction> {
  const { tenantId, transaction, now, actor } = command
  const row = requireFound(
    await transaction.maybeOne(lockRestriction(tenantId, restrictionId)),
    message('There is no such restriction.'),
  )
  const before = restrictionView(row)
  command.requireMatch(before)
  if (row.endedAt !== null) throw problem('restriction-ended', message('The restriction has already ended.'))
  const after = restrictionView(await transaction.one(endRestriction(tenantId, restrictionId, { now, actor, reason })))
  command.emit({ type: 'contact-restrictions.end', subjectId: restrictionId, data: after })
  command.audit({ subjectType: 'contact-restriction', subjectId: restrictionId, before, after })
  return after
}
