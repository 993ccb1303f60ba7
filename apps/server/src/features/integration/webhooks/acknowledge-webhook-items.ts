import { instant } from '../../../platform/http/schemas/schemas.ts'
import type { Command } from '../../../platform/commands/command.ts'
import { unknownReference } from '../../../problems/index.ts'
import { acknowledge } from './feed.queries.ts'
import type { Acknowledged } from './feed.schemas.ts'

/** Records how far the caller has read, so that the feed continues from there. */
export async function acknowledgeWebhookItems(command: Command, eventId: string): Promise<Acknowledged> {
  const { tenantId, transaction, principal, now } = command
  const row = await transaction.maybeOne(acknowledge(tenantId, { readerId: principal.id, eventId, now }))
  if (row === undefined) throw unknownReference('/eventId', 'event of the feed')
  return { eventId: row.eventId, acknowledgedAt: instant(row.acknowledgedAt) }
}
