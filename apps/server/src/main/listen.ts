import { setTimeout as sleep } from 'node:timers/promises'
import { signedHeaders } from '../features/integration/webhooks/index.ts'
import { readEventStream, type ReceivedMessage } from './read-event-stream.ts'
import { askService, reasonOf, RefusedByService, type ServiceAccess } from './service-api.ts'

export interface ListenOptions {
  readonly access: ServiceAccess
  readonly tenantId: string
  readonly forwardTo: string
  readonly events: string | undefined
  readonly secret: string
  readonly signal: AbortSignal
  /** Called once, when the first stream is open. */
  readonly onOpen: () => void
  readonly onForwarded: (forwarded: Forwarded) => void
  readonly onLost: (reason: string, waitMs: number) => void
}

/** A forwarded event, and the receiver's response. */
export interface Forwarded {
  readonly eventId: string
  readonly event: string
  readonly isTest: boolean
  /** Null if there was no response; then `error` has the reason. */
  readonly status: number | null
  readonly error: string | null
  readonly durationMs: number
}

const waitMs = { first: 500, max: 30_000 }
/** A stream without three heartbeats is dead. */
const silenceMs = 45_000
const answerMs = 15_000

/** Forwards events one by one until it is aborted. If the stream is lost, it resumes after the last event. */
export async function listen(options: ListenOptions): Promise<void> {
  const place: { lastEventId?: string; hasOpened?: true; waitMs: number } = { waitMs: waitMs.first }
  while (!options.signal.aborted) {
    const reason = await followStream(options, place).catch((error: unknown) => {
      if (options.signal.aborted || isPassing(error)) return error
      throw error
    })
    // The signal may have been aborted while the stream was read, which the compiler does not see.
    if ((options.signal as { readonly aborted: boolean }).aborted) return
    const pause = Math.max(place.waitMs, reason instanceof RefusedByService ? (reason.retryAfterMs ?? 0) : 0)
    options.onLost(wordsFor(reason), pause)
    await sleep(pause, undefined, { signal: options.signal }).catch(() => undefined)
    place.waitMs = Math.min(place.waitMs * 2, waitMs.max)
  }
}

function wordsFor(reason: unknown): string {
  if (reason instanceof RefusedByService) return reason.message
  return reason instanceof Error ? `The stream was lost: ${reasonOf(reason)}.` : `The stream was ${String(reason)}.`
}

/** Whether a retry may succeed. An invalid token or unknown event type will not. */
function isPassing(error: unknown): boolean {
  return !(error instanceof RefusedByService) || [0, 429].includes(error.status) || error.status >= 500
}

/** Forwards the events of one stream, and returns why it ended. */
async function followStream(
  options: ListenOptions,
  place: { lastEventId?: string; hasOpened?: true; waitMs: number },
): Promise<string> {
  let lastWord = 'closed'
  const query = options.events === undefined ? '' : `?types=${encodeURIComponent(options.events)}`
  const silence = new AbortController()
  const timer = setTimeout(() => {
    silence.abort(new Error('The stream has timed out.'))
  }, silenceMs)
  try {
    const response = await askService(options.access, `/v1/${options.tenantId}/webhooks/stream${query}`, {
      headers: place.lastEventId === undefined ? {} : { 'last-event-id': place.lastEventId },
      signal: AbortSignal.any([options.signal, silence.signal]),
    })
    if (response.body === null) return lastWord
    for await (const message of readEventStream(response.body)) {
      timer.refresh()
      if (place.hasOpened === undefined) options.onOpen()
      place.hasOpened = true
      place.waitMs = waitMs.first
      lastWord = message[''] ?? lastWord
      if (message['data'] !== undefined) options.onForwarded(await forward(options, message))
      timer.refresh()
      if (message['id'] !== undefined) place.lastEventId = message['id']
    }
    return lastWord
  } finally {
    clearTimeout(timer)
  }
}

async function forward({ forwardTo, secret, signal }: ListenOptions, message: ReceivedMessage): Promise<Forwarded> {
  const { id = '', event = '', data: body = '', test } = message
  const startedAt = Date.now()
  const isTest = test === 'true'
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Fordring-Webhooks/1',
    ...signedHeaders({ id, sentAt: new Date(), body }, [secret]),
    ...(isTest ? { 'fordring-test': 'true' } : {}),
  }
  const outcome = await fetch(forwardTo, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerMs)]),
  }).then(
    async (response) => {
      await response.body?.cancel()
      return { status: response.status, error: null }
    },
    (error: unknown) => ({ status: null, error: reasonOf(error) }),
  )
  return { eventId: id, event, isTest, ...outcome, durationMs: Date.now() - startedAt }
}
