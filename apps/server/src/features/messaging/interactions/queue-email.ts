import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { contentKey } from '../files/index.ts'
import { interactionMailPurpose } from './interaction-mail-purpose.ts'
import { findReplyAddress } from './interaction-mail.queries.ts'
import type { InteractionRow } from './interactions.queries.ts'
import { taggedAddress } from './reply-address.rules.ts'

/**
 * Adds the e-mail of an interaction to the outbox, with its files. An e-mail dated in the future is sent then, and one
 * that is too early when the contact gate opens.
 */
export async function queueEmail(command: Command, row: InteractionRow): Promise<void> {
  if (row.delivery === null) throw new Error('The interaction is not an e-mail.')
  const { recipients, subject } = row.delivery
  const mailbox = await command.transaction.maybeOne(findReplyAddress(command.tenantId))
  await queueMail(command, {
    ...(mailbox === undefined ? {} : { replyTo: taggedAddress(mailbox.address, row.interactionId) }),
    ...{ purpose: interactionMailPurpose, referenceId: row.interactionId, to: recipients, subject },
    ...{ html: row.notes, text: htmlToText(row.notes) },
    attachments: row.files.map(({ fileId, fileName, contentType }) => ({
      ...{ key: contentKey(command.tenantId, fileId), fileName, contentType },
    })),
    dueAt: new Date(Math.max(command.now.getTime(), row.createdAt.getTime(), row.sendAfter?.getTime() ?? 0)),
  })
}
