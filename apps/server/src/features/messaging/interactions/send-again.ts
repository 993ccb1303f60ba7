import type { Command } from '../../../platform/commands/command.ts'
import { createInteraction } from './create-interaction.ts'
import { findInteraction, type InteractionRow } from './interactions.queries.ts'
import type { EmailInput, EmailRecipientInput, InteractionInput } from './interactions.schemas.ts'

/** Sends the same message again, to the addresses that its recipients have now. Returns the id of the new message. */
export async function sendAgain(command: Command, interactionId: string): Promise<string> {
  const { tenantId, transaction, principal } = command
  const row = await transaction.one(findInteraction(tenantId, interactionId, principal.role))
  const { id } = await createInteraction(command, sameAs(row))
  return id
}

function sameAs(row: InteractionRow): InteractionInput {
  const { type, referenceId, referenceType, notes, minVisibilityRole, files } = row
  const email = emailOf(row)
  const [addressee] = row.addressees
  return {
    ...{ type, direction: 'OUTGOING', referenceId, referenceType, notes, minVisibilityRole },
    ...(email === undefined ? { state: 'QUEUED' as const } : { email }),
    ...(email === undefined && addressee !== undefined ? { addressee: personOf(addressee) } : {}),
    details: { ...row.details, sentAgainFrom: row.interactionId },
    files: files.map(({ fileId }) => ({ fileId })),
  }
}

function emailOf({ delivery, addressees }: InteractionRow): EmailInput | undefined {
  if (delivery === null) return undefined
  const people: EmailRecipientInput[] = addressees.map(personOf).filter((person) => Object.keys(person).length > 0)
  const to = people.length > 0 ? people : delivery.recipients.map(({ address }) => ({ address }))
  return { to, subject: delivery.subject }
}

function personOf({ userId, contactId }: InteractionRow['addressees'][number]): {
  userId?: string
  contactId?: string
} {
  return { ...(userId === null ? {} : { userId }), ...(contactId === null ? {} : { contactId }) }
}
