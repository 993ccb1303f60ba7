import type { Command } from '../../../platform/commands/command.ts'
import { createTenantSecretText, hashSecretText } from '../../../platform/identity/secret-text.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { deleteLinksOf, insertLink, type LinkPurpose } from './password-links.queries.ts'
import { mailFor } from './password-mails.ts'
import { findPassword } from './sign-in.queries.ts'

const hourMs = 3_600_000
const lifeMs: Record<LinkPurpose, number> = { invitation: 7 * 24 * hourMs, reset: hourMs }

export interface PasswordLink {
  readonly url: string
  readonly expiresAt: Date
}

interface Reader {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly lang: string
}

/**
 * Creates a link to choose a password. An invitation invalidates earlier links. A reset does not: anyone can request
 * one, and could otherwise keep invalidating the link that the owner is about to use.
 */
export async function createPasswordLink(
  command: Command,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<PasswordLink> {
  const { tenantId, transaction, now } = command
  const text = createTenantSecretText(tenantId)
  const expiresAt = new Date(now.getTime() + lifeMs[purpose])
  if (purpose === 'invitation') await transaction.run(deleteLinksOf(tenantId, userId))
  const link = { tenantId, linkId: command.newId(), userId, purpose, now, expiresAt }
  await transaction.run(insertLink({ ...link, hash: hashSecretText(text) }))
  // The fragment after the # is never sent to a server, so it appears in no log.
  return { url: `${command.publicUrl}/set-password#${text}`, expiresAt }
}

/** E-mails an invitation link to a new user. */
export function sendInvitation(command: Command, user: Reader): Promise<PasswordLink> {
  return sendLink(command, user, 'invitation')
}

/** E-mails a reset link to a user who forgot the password. */
export function sendReset(command: Command, user: Reader): Promise<PasswordLink> {
  return sendLink(command, user, 'reset')
}

/** Whether the user has chosen a password. */
export async function hasPassword({ transaction, tenantId }: Command, userId: string): Promise<boolean> {
  return (await transaction.maybeOne(findPassword(tenantId, userId))) !== undefined
}

async function sendLink(command: Command, user: Reader, purpose: LinkPurpose): Promise<PasswordLink> {
  const link = await createPasswordLink(command, { userId: user.userId, purpose })
  const { subject, text } = mailFor(purpose, user.lang, { name: user.name, tenant: command.tenant.name, url: link.url })
  await queueMail(command, {
    purpose: `password-${purpose}`,
    referenceId: user.userId,
    to: [{ address: user.email, name: user.name }],
    subject,
    text,
  })
  return link
}
