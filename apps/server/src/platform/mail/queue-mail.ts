import { domainToASCII } from 'node:url'
import type { Command } from '../commands/command.ts'
import type { MailAttachment } from './mail.ts'
import { insertMail } from './mail.queries.ts'

export interface NewMail {
  /** What it is written for, such as `invitation`; who registered for it is told what becomes of the mail. */
  readonly purpose: string
  readonly referenceId?: string
  readonly to: readonly { readonly address: string; readonly name?: string | null }[]
  readonly subject: string
  readonly text: string
  /** Must be sanitised already. */
  readonly html?: string
  readonly replyTo?: string
  /** At most mailBytesMax in all. */
  readonly attachments?: readonly MailAttachment[]
  /** Not sent before; at once unless given. */
  readonly dueAt?: Date
}

/** What most mail servers still take, after base64 has made it a third larger. */
export const mailBytesMax = 15 * 1024 * 1024

/** Puts an e-mail into the outbox, in the transaction of the command: it is sent if and only if that commits. */
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

/** Headers are lines: a line break in a name or a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}

/** The form in which mail servers are told an address, so that their answers can be matched to it. */
function wireAddress(address: string): string {
  const [, local, domain] = /^(.+)@([^@]+)$/.exec(oneLine(address)) ?? []
  if (local === undefined || domain === undefined) throw new RangeError('An e-mail address must have an @ in it.')
  return `${local}@${domainToASCII(domain)}`
}
