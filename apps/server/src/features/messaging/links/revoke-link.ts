import type { Command } from '../../../platform/commands/command.ts'
import { requireFound } from '../../../problems/index.ts'
import { linkView } from './link-view.ts'
import {
  lockLink,
  lockLinksOfUser,
  revokeLink as revokeLinkRow,
  revokeLinksOfUser as revokeRowsOfUser,
} from './links.queries.ts'
import type { Link } from './links.schemas.ts'
import { message } from './links.problems.ts'

/** Revokes a link. A link that is already revoked does not change. */
export async function revokeLink(command: Command, linkId: string): Promise<Link> {
  const { tenantId, transaction, now } = command
  const row = requireFound(await transaction.maybeOne(lockLink(tenantId, linkId)), message('There is no such link.'))
  const before = linkView(row, now)
  command.requireMatch(before)
  if (row.revokedAt !== null) return before
  const after = linkView(await transaction.one(revokeLinkRow(tenantId, linkId, command)), now)
  announceRevoked(command, before, after)
  return after
}

/** Revokes every link of a user who is removed from a customer and must no longer see the case. */
export async function revokeLinksOfUser(command: Command, userId: string): Promise<void> {
  const { tenantId, transaction, now } = command
  const before = await transaction.many(lockLinksOfUser(tenantId, userId))
  const after = await transaction.many(revokeRowsOfUser(tenantId, userId, command))
  const open = new Map(before.filter(({ revokedAt }) => revokedAt === null).map((row) => [row.linkId, row]))
  for (const row of after) {
    const known = open.get(row.linkId)
    if (known !== undefined) announceRevoked(command, linkView(known, now), linkView(row, now))
  }
}

function announceRevoked(command: Command, before: Link, after: Link): void {
  const { linkId, caseId } = after
  command.emit({ type: 'links.revoke', subjectId: linkId, caseId, data: after })
  command.audit({ subjectType: 'link', subjectId: linkId, before, after })
}
