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
  const subscribed = events.length === 0 ? Object.keys(scopesOfEvents()) : events
  const refused = subscribed.filter((type) => !scopes.includes(scopesOfEvents()[type] ?? ''))
  if (refused.length === 0) return null
  if (refused.length === subscribed.length)
    return 'Nothing is sent: the creator of the webhook may not read any of its events. Create another webhook with a token or user that may.'
  return `Not sent, because the creator of the webhook may not read them: ${refused.join(', ')}.`
}

/** What the owner of a webhook should know, wherever it is shown. */
export function noticeOf({
  disabledReason,
  failingSince,
}: Pick<WebhookRow, 'disabledReason' | 'failingSince'>): string | null {
  if (disabledReason === 'gone')
    return 'Disabled: the receiver returned 410 Gone. Enable it again once the address is correct.'
  if (disabledReason === 'failing')
    return 'Disabled: every attempt for 5 days failed. Fix the receiver, enable the webhook, and resend the missed events.'
  if (failingSince !== null && disabledReason === null)
    return `Every attempt since ${failingSince.toISOString()} has failed. The webhook will be disabled after 5 days.`
  return null
}
