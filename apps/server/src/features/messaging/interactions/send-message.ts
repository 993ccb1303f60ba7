import type { Command } from '../../../platform/commands/command.ts'
import { gateDueMessage } from './ask-contact-gate.ts'
import { changeDelivery } from './interaction-mail.ts'
import { aboutInteraction } from './interaction-view.ts'
import { type InteractionRow, lockInteraction } from './interactions.queries.ts'
import { stateAfterDelivery } from './interactions.rules.ts'

/** A message that may be sent now. */
export interface QueuedMessage extends Pick<InteractionRow, 'interactionId' | 'type' | 'notes' | 'details'> {
  readonly caseId: string | null
  /** The person it is for; null if nobody on the case is named. */
  readonly userId: string | null
}

/**
 * Locks a queued message and asks the contact gate again. Undefined if it is not to be sent now: one that is refused is
 * cancelled, and one that is too early waits.
 */
export async function beginMessage(command: Command, interactionId: string): Promise<QueuedMessage | undefined> {
  const row = await command.transaction.maybeOne(lockInteraction(command.tenantId, interactionId, 'super-admin'))
  if (row?.state !== 'QUEUED') return undefined
  const { decision, opensAt } = await gateDueMessage(command, row)
  if (decision === 'cancel') {
    await changeDelivery(command, row, { state: 'CANCELLED', delivery: row.delivery })
    return undefined
  }
  if (decision === 'wait' && opensAt !== null) {
    await changeDelivery(command, row, { state: 'QUEUED', delivery: row.delivery, sendAfter: opensAt })
    return undefined
  }
  const { type, notes, details, referenceType, referenceId, addressees } = row
  const userId = addressees.find((addressee) => addressee.userId !== null)?.userId ?? null
  return { interactionId, type, notes, details, caseId: referenceType === 'case' ? referenceId : null, userId }
}

/** Marks a message as sent, or as cancelled because it could not be sent. */
export async function settleMessage(
  command: Command,
  interactionId: string,
  outcome: 'SENT' | 'CANCELLED',
): Promise<void> {
  const row = await command.transaction.one(lockInteraction(command.tenantId, interactionId, 'super-admin'))
  const state = stateAfterDelivery(row.state, outcome === 'SENT' ? 'SENT' : 'BOUNCED')
  if (state === row.state) return
  const after = await changeDelivery(command, row, { state, delivery: row.delivery })
  if (state === 'SENT') command.emit({ ...aboutInteraction(after), type: 'interactions.send' })
}
