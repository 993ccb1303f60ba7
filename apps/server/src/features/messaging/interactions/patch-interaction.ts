import type { Command } from '../../../platform/commands/command.ts'
import { requireFound, unknownReference, validationFailed } from '../../../problems/index.ts'
import { nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { keepVerdicts, type PassedGate, tooEarly } from '../contact-gate/index.ts'
import { announceSentDocument } from '../documents/index.ts'
import { gateSending } from './ask-contact-gate.ts'
import { placeAfter } from './interaction-state.rules.ts'
import { aboutInteraction, interactionView } from './interaction-view.ts'
import { updateDelivery } from './interaction-mail.queries.ts'
import {
  findInteraction,
  type InteractionRow,
  lockInteraction,
  referenceExists,
  updateInteraction,
} from './interactions.queries.ts'
import { referenceNoun } from './interactions.rules.ts'
import { queueEmail } from './queue-email.ts'
import type { Interaction, InteractionPatch, State } from './interactions.schemas.ts'
import { message } from './interactions.problems.ts'

/** Maps an interaction and changes its state. */
export async function patchInteraction(
  command: Command,
  interactionId: string,
  patch: InteractionPatch,
): Promise<Interaction> {
  const { tenantId, transaction } = command
  const { role } = command.principal
  const row = requireFound(
    await transaction.maybeOne(lockInteraction(tenantId, interactionId, role)),
    message('There is no such interaction.'),
  )
  const before = interactionView(row)
  command.requireMatch(before)
  const place = placeAfter(row, withReference(patch))
  if (isSame(row, place)) return before
  if (place.referenceId !== null && place.referenceId !== row.referenceId) await requireReference(command, place)
  const changed = { ...place, interactionId, updatedAt: command.now, updatedBy: command.actor }
  const sent = await gateChange(command, { ...row, ...place, state: row.state }, place.state, patch)
  if (row.delivery?.state === 'HELD' && place.state === 'QUEUED') await release(command, row, sent?.opensAt ?? null)
  const [, afterRow] = await Promise.all([
    transaction.run(updateInteraction(tenantId, changed)),
    transaction.one(findInteraction(tenantId, interactionId, role)),
  ])
  const after = interactionView(afterRow)
  command.audit({ subjectType: 'interaction', subjectId: before.id, before, after })
  await announceChange(command, before, after)
  return after
}

/** Emits the change and, if it sent a message, the events for the message and its letter. */
async function announceChange(command: Command, before: Interaction, after: Interaction): Promise<void> {
  const event = aboutInteraction(after)
  command.emit({ ...event, type: 'interactions.update' })
  if (after.state !== 'SENT' || before.state === 'SENT') return
  command.emit({ ...event, type: 'interactions.send' })
  await announceSentDocument(command, after.id)
}

/**
 * Asks the contact gate again if the change sends a message: an e-mail that was held may wait longer, but a message that
 * is sent outside the service must not leave too early. One that a gateway had already taken was sent, and is recorded.
 */
async function gateChange(
  command: Command,
  row: InteractionRow,
  next: State,
  { contactOverrideReason: reason }: InteractionPatch,
): Promise<PassedGate | undefined> {
  if (next === row.state || (next !== 'QUEUED' && next !== 'SENT')) return undefined
  const isRecord = row.state === 'QUEUED' && next === 'SENT'
  const passed = await gateSending(command, row, { isRecord, reason })
  if (passed === undefined) return undefined
  if (row.delivery === null && passed.opensAt !== null) throw tooEarly(passed)
  await keepVerdicts(command, passed, row.interactionId)
  return passed
}

/** Sends a held e-mail, which is then like any other. */
async function release(command: Command, row: InteractionRow, sendAfter: Date | null): Promise<void> {
  const { tenantId, transaction, now, actor } = command
  const nextAttemptAt = nullableInstant(sendAfter)
  const delivery = row.delivery && { ...row.delivery, state: 'WAITING' as const, nextAttemptAt }
  const change = { state: row.state, delivery, sendAfter, now, actor }
  await transaction.run(updateDelivery(tenantId, row.interactionId, change))
  await queueEmail(command, { ...row, sendAfter })
}

type Place = ReturnType<typeof placeAfter>

/** Rejects a new type without an id, which would change what the existing id refers to. */
function withReference(patch: InteractionPatch): InteractionPatch {
  if (patch.referenceType === undefined || patch.referenceId !== undefined) return withLowerCaseId(patch)
  throw validationFailed([{ path: '/referenceId', message: message('is required with a referenceType') }])
}

function withLowerCaseId(patch: InteractionPatch): InteractionPatch {
  return patch.referenceId == null ? patch : { ...patch, referenceId: patch.referenceId.toLowerCase() }
}

function isSame(before: Place, after: Place): boolean {
  return (
    before.state === after.state &&
    before.referenceId === after.referenceId &&
    before.referenceType === after.referenceType
  )
}

async function requireReference(command: Command, reference: Place): Promise<void> {
  const { exists } = await command.transaction.one(referenceExists(command.tenantId, reference))
  if (!exists) throw unknownReference('/referenceId', referenceNoun(reference))
}
