import { domainToASCII } from 'node:url'
import type { Command } from '../commands/command.ts'
import type { MailAttachment } from './mail.ts'
import { insertMail } from './mail.queries.ts'

export interface NewMail {
  /** What it is for, such as `invitation`; the owner of the purpose is notified about its delivery. */
  readonly purpose: string
  readonly referenceId?: string
  readonly to: readonly { readonly address: string; readonly name?: string | null }[]
  readonly subject: string
  readonly text: string
  /** Must be sanitised. */
  readonly html?: string
  readonly replyTo?: string
  /** At most mailBytesMax in total. */
  readonly attachments?: readonly MailAttachment[]
  /** When to send it. Defaults to now. */
  readonly dueAt?: Date
}

/** What most mail servers accept, after base64 has added a third. */
export const mailBytesMax = 15 * 1024 * 1024

/** Adds an e-mail to the outbox in the transaction of the command: it is sent if and only if that commits. */
export async function queueMail(command: Command, mail: NewMail): Promise<{ mailId: string }> {
  const { tenantId, tenant, transaction, now } = command
  const mailId = command.newId()
  const recipients = mail.to.map(({ address, name }) => ({
    ...{ address: wireAddress(address), name: name === undefined || name === null ? null : oneLine(name) },
    ...{ state: 'WAITING' as const, answer: null },
  }))
  const content = {
    ...{ text: mail.text, html: mail.html ?? null, replyTo: mail.replyTo ?? null },
    attachments: mail.attachments ?? [],
  }
  await transaction.run(
    insertMail(tenantId, {
      ...{ mailId, purpose: mail.purpose, referenceId: mail.referenceId ?? null, senderName: oneLine(tenant.name) },
      ...{ recipients, subject: oneLine(mail.subject), content, dueAt: mail.dueAt ?? now, createdAt: now },
    }),
  )
  return { mailId }
}

/** A line break in a name or subject would start another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The form of an address that mail servers get, so that their responses can be matched. */
function wireAddress(address: string): string {
  const [, local, domain] = /^(.+)@([^@]+)$/.exec(oneLine(address)) ?? []
  if (local === undefined || domain === undefined) throw new RangeError('An e-mail address must have an @ in it.')
  return `${local}@${domainToASCII(domain)}`
}
