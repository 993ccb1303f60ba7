import type { Command } from '../../../platform/commands/command.ts'
import type { Principal } from '../../../platform/identity/principal.ts'
import { type GateDecision, type GateReader, keepVerdicts, tooEarly } from '../contact-gate/index.ts'
import { announceSentDocuments } from '../documents/index.ts'
import { foreseeMessage, gateSending } from './ask-contact-gate.ts'
import { aboutInteraction, interactionView } from './interaction-view.ts'
import { findInteractions, lockInteractions, markSent } from './interactions.queries.ts'

/** What the contact gate would decide on each of some messages if it were sent now. Nothing is stored. */
export async function foreseeMessages(
  reader: GateReader,
  principal: Pick<Principal, 'type' | 'role'>,
  interactionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, GateDecision>> {
  const rows = await reader.read(findInteractions(reader.tenantId, interactionIds))
  const decisions = new Map<string, GateDecision>()
  for (const row of rows) decisions.set(row.interactionId, await foreseeMessage(reader, principal, row, now))
  return decisions
}

/**
 * Marks letters as sent, all or none. The contact gate is asked about each, because anything may have changed since they
 * were written: one that it refuses now refuses them all. Returns the ids of those that were no longer waiting.
 */
export async function sendLetters(command: Command, interactionIds: readonly string[]): Promise<readonly string[]> {
  const { tenantId, transaction, now, actor } = command
  const rows = await transaction.many(lockInteractions(tenantId, interactionIds))
  const waiting = rows.filter(({ state }) => state === 'PENDING')
  for (const row of waiting) {
    const passed = await gateSending(command, row, { isRecord: false, reason: undefined })
    if (passed === undefined) continue
    if (passed.opensAt !== null) throw tooEarly(passed)
    await keepVerdicts(command, passed, row.interactionId)
  }
  const sentIds = waiting.map(({ interactionId }) => interactionId)
  await transaction.run(markSent(tenantId, sentIds, { now, actor }))
  const befores = new Map(waiting.map((row) => [row.interactionId, interactionView(row)]))
  for (const row of await transaction.many(findInteractions(tenantId, sentIds))) {
    const after = interactionView(row)
    const event = aboutInteraction(after)
    command.emit({ ...event, type: 'interactions.update' })
    command.emit({ ...event, type: 'interactions.send' })
    command.audit({ subjectType: 'interaction', subjectId: after.id, before: befores.get(after.id), after })
  }
  await announceSentDocuments(command, sentIds)
  return interactionIds.filter((id) => !sentIds.includes(id))
}
