import type { Command } from '../../platform/idempotency/command.ts'
import { Problem, say } from '../../problems/index.ts'
import { linkView } from './link-view.ts'
import { lockLink, revokeLink as revokeLinkRow, revokeLinksOfUser as revokeRowsOfUser } from './links.queries.ts'
import type { Link } from './links.schemas.ts'

/** Makes a link open nothing from now on; one that was revoked before stays as it was. */
export async function revokeLink(command: Command, linkId: string): Promise<Link> {
  const { tenantId, transaction, now } = command
  const row = await transaction.maybeOne(lockLink(tenantId, linkId))
  if (row === undefined) throw new Problem('not-found', say('There is no such link.'))
  const before = linkView(row, now)
  command.requireMatch(before)
  if (row.revokedAt !== null) return before
  const after = linkView(await transaction.one(revokeLinkRow(tenantId, linkId, command)), now)
  command.audit({ subjectType: 'link', subjectId: linkId, before, after })
  return after
}

/** Revokes every link of a user who is taken off a customer: who no longer has to do with the case sees it no longer. */
export async function revokeLinksOfUser(command: Command, userId: string): Promise<void> {
  await command.transaction.run(revokeRowsOfUser(command.tenantId, userId, command))
}
