import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import type { EventRecord } from '../../../platform/commands/command.ts'
import type { InteractionRow } from './interactions.queries.ts'
import type { Interaction } from './interactions.schemas.ts'

/** An interaction as it is read, in answers and events alike. */
export function interactionView({ interactionId, ...row }: InteractionRow): Interaction {
  return {
    ...row,
    id: interactionId,
    createdAt: instant(row.createdAt),
    registeredAt: instant(row.registeredAt),
    updatedAt: nullableInstant(row.updatedAt),
  }
}

/** What all events about an interaction have in common: those on a case stay in its order. */
export function aboutInteraction(interaction: Interaction): Omit<EventRecord, 'type'> {
  const { id, referenceType, referenceId } = interaction
  const isOnCase = referenceType === 'case' && referenceId !== null
  return { subjectId: id, data: interaction, ...(isOnCase ? { caseId: referenceId } : {}) }
}
