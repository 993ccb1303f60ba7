import { instant, nullableInstant } from '../../../platform/http/schemas/schemas.ts'
import { scopesOfEvents } from './event-reader.ts'
import type { WebhookRow } from './webhooks.queries.ts'
import type { Webhook } from './webhooks.schemas.ts'

/** A webhook as it is read, without its secrets. */
export function webhookView(row: WebhookRow): Webhook {
  const { webhookId, tenantId, url, description, events, enabled, fifo, rateLimit, disabledReason } = row
  return {
    ...{ webhookId, tenantId, url, description, events: [...events], enabled, fifo, rateLimit, disabledReason },
    scopes: [...row.scopes],
    previousSecretUntil: row.previousSecrets[0]?.until ?? null,
    failingSince: nullableInstant(row.failingSince),
    disabledAt: nullableInstant(row.disabledAt),
    notice: noticeOf(row) ?? rightsNoticeOf(row),
    createdAt: instant(row.createdAt),
    createdBy: row.createdBy,
    updatedAt: nullableInstant(row.updatedAt),
    updatedBy: row.updatedBy,
  }
}

/** Which of its event types the webhook does not get, because its creator lacks the scopes. */
function rightsNoticeOf({ events, scopes }: Pick<WebhookRow, 'events' | 'scopes'>): string | null {
  const asked = events.length === 0 ? Object.keys(scopesOfEvents()) : events
  const refused = asked.filter((type) => !scopes.includes(scopesOfEvents()[type] ?? ''))
  if (refused.length === 0) return null
  if (refused.length === asked.length)
    return 'Nothing is sent: whoever made it may not read any of its events, or no longer. Make another one with a token or user who may.'
  return `Not sent, because whoever made it may not read them: ${refused.join(', ')}.`
}

/** What the owner of a webhook should know, wherever it is shown. */
export function noticeOf({
  disabledReason,
  failingSince,
}: Pick<WebhookRow, 'disabledReason' | 'failingSince'>): string | null {
  if (disabledReason === 'gone')
    return 'Switched off: the receiver answered 410 Gone. Switch it on again once the address is right.'
  if (disabledReason === 'failing')
    return 'Switched off: every attempt of 5 days has failed. Mend the receiver, switch it on, and send again what it missed.'
  if (failingSince !== null && disabledReason === null)
    return `Every attempt since ${failingSince.toISOString()} has failed. After 5 days it will be switched off.`
  return null
}
