import { htmlToText } from '../../../platform/html/html-to-text.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { contentKey } from '../files/index.ts'
import type { InteractionRow } from './interactions.queries.ts'

/** Adds the e-mail of an interaction to the outbox, with its files. An e-mail dated in the future is sent then. */
export async function queueEmail(command: Command, row: InteractionRow, purpose: string): Promise<void> {
  if (row.delivery === null) throw new Error('The interaction is not an e-mail.')
  const { recipients, subject } = row.delivery
  await queueMail(command, {
    ...{ purpose, referenceId: row.interactionId, to: recipients, subject },
    ...{ html: row.notes, text: htmlToText(row.notes) },
    attachments: row.files.map(({ fileId, fileName, contentType }) => ({
      ...{ key: contentKey(command.tenantId, fileId), fileName, contentType },
    })),
    ...(row.createdAt > command.now ? { dueAt: row.createdAt } : {}),
  })
}
