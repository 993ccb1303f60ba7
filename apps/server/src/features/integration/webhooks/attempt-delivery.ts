import type { Clock } from '../../../platform/clock/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { OutboundOutcome, OutboundRequest } from '../../../platform/outbound/guarded-post.ts'
import { hostOf } from '../../../platform/outbound/outbound-guard.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { judgeAttempt } from './delivery.rules.ts'
import type { AttemptResult, ClaimedDelivery, DeliveryContent } from './engine.queries.ts'
import { bodyOf } from './event-body.ts'
import type { HostCircuits } from './host-circuits.ts'
import { secretPurpose, signedHeaders } from './webhook-secret.ts'

export interface AttemptTools {
  readonly clock: Clock
  readonly secrets: SecretBox
  readonly circuits: HostCircuits
  readonly post: (request: OutboundRequest) => Promise<OutboundOutcome>
}

/** Makes one attempt to deliver, and returns its outcome. */
export async function attemptDelivery(
  { clock, secrets, circuits, post }: AttemptTools,
  claimed: ClaimedDelivery,
  content: DeliveryContent,
): Promise<AttemptResult> {
  const at = clock.now()
  const outcome = await post(requestOf(claimed, content, secrets, at))
  const now = clock.now()
  circuits.record(hostOf(new URL(content.url)), outcome.isUnreachable, now)
  const verdict = judgeAttempt(outcome, { tryCount: claimed.tryCount, now, random: Math.random() })
  const { status, durationMs, answer, remoteAddress } = outcome
  return {
    ...{ deliveryId: claimed.deliveryId, webhookId: claimed.webhookId, leaseId: claimed.leaseId },
    ...{ attemptId: newId(), at, status, durationMs, answer, remoteAddress },
    ...verdict,
    error: verdict.outcome === 'succeeded' ? null : (outcome.error ?? wordsFor(status)),
  }
}

function requestOf(
  { eventId }: ClaimedDelivery,
  content: DeliveryContent,
  secrets: SecretBox,
  sentAt: Date,
): OutboundRequest {
  const body = JSON.stringify(bodyOf(content))
  const valid = [content.secret, ...content.previousSecrets].map((sealed) => secrets.open(secretPurpose, sealed))
  return {
    url: content.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fordring-Webhooks/1',
      ...signedHeaders({ id: eventId, sentAt, body }, valid),
      ...(content.isTest ? { 'fordring-test': 'true' } : {}),
    },
  }
}

function wordsFor(status: number | null): string {
  if (status !== null && status >= 300 && status < 400) return `Answered ${status}: redirects are not followed.`
  return `Answered ${status ?? 'nothing'}.`
}
