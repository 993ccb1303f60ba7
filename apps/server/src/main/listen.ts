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
  /** Told once, when the first stream is open. */
  readonly onOpen: () => void
  readonly onForwarded: (forwarded: Forwarded) => void
  readonly onLost: (reason: string, waitMs: number) => void
}

/** An event that was forwarded, and what the receiver answered. */
export interface Forwarded {
  readonly eventId: string
  readonly event: string
  readonly isTest: boolean
  /** Null where there was no answer; then `error` says why. */
  readonly status: number | null
  readonly error: string | null
  readonly durationMs: number
}

const waitMs = { first: 500, max: 30_000 }
/** A stream that says nothing for three heartbeats is dead. */
const silenceMs = 45_000
const answerMs = 15_000

/** Forwards events one after the other until it is told to stop; where the stream is lost it goes on behind the last. */
export async function listen(options: ListenOptions): Promise<void> {
  const place: { lastEventId?: string; hasOpened?: true; waitMs: number } = { waitMs: waitMs.first }
  while (!options.signal.aborted) {
    const reason = await followStream(options, place).catch((error: unknown) => {
      if (options.signal.aborted || isPassing(error)) return error
      throw error
    })
    // The signal may have come while the stream was followed, which the compiler does not see.
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

/** Whether it may work when it is tried again: a refused token or a type that there is not will not. */
function isPassing(error: unknown): boolean {
  return !(error instanceof RefusedByService) || [0, 429].includes(error.status) || error.status >= 500
}

/** Forwards what one stream brings; answers with the word with which it ended. */
async function followStream(
  options: ListenOptions,
  place: { lastEventId?: string; hasOpened?: true; waitMs: number },
): Promise<string> {
  let lastWord = 'closed'
  const query = options.events === undefined ? '' : `?types=${encodeURIComponent(options.events)}`
  const silence = new AbortController()
  const timer = setTimeout(() => {
    silence.abort(new Error('The stream has fallen silent.'))
  }, silenceMs)
  try {
    const response = await askService(options.access, `/v1/${options.tenantId}/webhooks/stream${query}`, {
      headers: place.lastEventId === undefined ? {} : { 'last-event-id': place.lastEventId },
      signal: AbortSignal.any([options.signal, silence.signal]),
    })
    if (response.body === null) return lastWord
    for await (const message of readEventStream(response.body as unknown as AsyncIterable<Uint8Array>)) {
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
