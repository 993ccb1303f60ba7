import { parseTimestamp } from '../../../platform/clock/timestamps.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { type FieldError, noMatch, unknownReferences } from '../../../problems/index.ts'
import { linkView } from './link-view.ts'
import { findLinked, insertLink } from './links.queries.ts'
import { createLinkSecret, expiryOf, hashLinkSecret } from './links.rules.ts'
import type { CreatedLink, LinkInput, LinkLanguage } from './links.schemas.ts'
import { message } from './links.problems.ts'

/** Creates a debtor link and returns its address, which cannot be retrieved later. */
export async function createLink(command: Command, input: LinkInput): Promise<CreatedLink> {
  const { tenantId, transaction, tenant, now } = command
  const requestedExpiry = input.expiresAt === undefined ? undefined : parseTimestamp(input.expiresAt, tenant.timeZone)
  const expiresAt = expiryOf(requestedExpiry, now)
  const { caseId, userId = null, language = null } = input
  const found = await transaction.one(findLinked(tenantId, { caseId, userId }))
  const errors: FieldError[] = []
  if (!found.case) errors.push({ path: '/caseId', message: noMatch('case') })
  if (!found.userOfCase) errors.push({ path: '/userId', message: message('is not a user of the customer of the case') })
  if (errors.length > 0) throw unknownReferences(errors)
  return addLink(command, { caseId, userId, language, expiresAt, secret: createLinkSecret(tenantId) })
}

export interface LinkToAdd {
  readonly caseId: string
  readonly userId: string | null
  readonly language: LinkLanguage | null
  readonly expiresAt: Date
  readonly secret: string
}

/** Adds a link with a secret from the caller, who has checked its references. */
export async function addLink(command: Command, { secret, ...link }: LinkToAdd): Promise<CreatedLink> {
  const row = await command.transaction.one(
    insertLink({
      ...link,
      linkId: command.newId(),
      tenantId: command.tenantId,
      hash: hashLinkSecret(secret),
      createdAt: command.now,
      createdBy: command.actor,
    }),
  )
  const view = linkView(row, command.now)
  command.emit({ type: 'links.create', subjectId: view.linkId, caseId: view.caseId, data: view })
  command.audit({ subjectType: 'link', subjectId: view.linkId, after: view })
  return { ...view, url: `${command.publicUrl}/d/${secret}` }
}
