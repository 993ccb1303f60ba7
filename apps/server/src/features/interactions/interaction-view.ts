import { instant, nullableInstant } from '../../platform/http/schemas.ts'
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
