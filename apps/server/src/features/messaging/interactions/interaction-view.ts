import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { EventRecord } from '../../../platform/commands/command.ts'
import type { InteractionRow } from './interactions.queries.ts'
import type { Interaction } from './interactions.schemas.ts'

/** Shapes an interaction for responses and events. */
export function interactionView({ interactionId, ...row }: InteractionRow): Interaction {
  return {
    ...row,
    id: interactionId,
    addressees: row.addressees.map((addressee) => ({ ...addressee })),
    sendAfter: nullableInstant(row.sendAfter),
    createdAt: instant(row.createdAt),
    registeredAt: instant(row.registeredAt),
    updatedAt: nullableInstant(row.updatedAt),
  }
}

/** The common part of all events about an interaction. The case id keeps events of a case in order. */
export function aboutInteraction(interaction: Interaction): Omit<EventRecord, 'type'> {
  const { id, referenceType, referenceId } = interaction
  const isOnCase = referenceType === 'case' && referenceId !== null
  return { subjectId: id, data: interaction, ...(isOnCase ? { caseId: referenceId } : {}) }
}
