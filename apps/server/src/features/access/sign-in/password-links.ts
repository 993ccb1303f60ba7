import type { Command } from '../../../platform/commands/command.ts'
import { createSecretText, hashSecretText } from '../../../platform/identity/secret-text.ts'
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
 * Makes the link by which a user chooses a password. An invitation ends the links made before. A reset does not: anyone
 * can ask for one, and so could keep ending the link that the owner is about to use.
 */
export async function createPasswordLink(
  command: Command,
  { userId, purpose }: { userId: string; purpose: LinkPurpose },
): Promise<PasswordLink> {
  const { tenantId, transaction, now } = command
  const text = createSecretText()
  const expiresAt = new Date(now.getTime() + lifeMs[purpose])
  if (purpose === 'invitation') await transaction.run(deleteLinksOf(tenantId, userId))
  const link = { tenantId, linkId: command.newId(), userId, purpose, now, expiresAt }
  await transaction.run(insertLink({ ...link, hash: hashSecretText(text) }))
  // Behind the #: what stands there is sent to no server and written into no log.
  return { url: `${command.publicUrl}/set-password#${text}`, expiresAt }
}

/** Makes such a link for a new user and sends it by e-mail. */
export function sendInvitation(command: Command, user: Reader): Promise<PasswordLink> {
  return sendLink(command, user, 'invitation')
}

/** Makes such a link for a user who forgot its password and sends it by e-mail. */
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
