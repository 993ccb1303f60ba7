import type { SessionContext } from '../../../platform/http/callers/session-context.ts'
import type { Session } from '../../../platform/identity/session.ts'
import { unknownReference } from '../../../problems/index.ts'
import { endPresence, markPresence } from './presence.queries.ts'
import type { Presence, PresenceInput } from './presence.schemas.ts'

/**
 * Records that the user has a case open, or has closed it, and returns who else has it open. The case itself does not
 * change, so there is no event and no audit entry.
 */
export function showPresence(
  { services, now }: SessionContext,
  { tenantId, user: { userId } }: Session,
  { caseId, viewId, state }: PresenceInput,
): Promise<Presence> {
  return services.database.inTenant(tenantId, async (transaction) => {
    if (state === 'gone') {
      await transaction.run(endPresence({ tenantId, viewId, caseId, userId, now }))
      return { others: [], eventCount: 0 }
    }
    const { isKnown, others, eventCount } = await transaction.one(
      markPresence({ tenantId, viewId, caseId, userId, now }),
    )
    if (!isKnown) throw unknownReference('/caseId', 'case')
    return { others, eventCount }
  })
}
