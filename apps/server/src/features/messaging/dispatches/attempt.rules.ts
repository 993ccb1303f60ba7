import type { DispatchTarget } from './dispatches.queries.ts'
import type { DispatchChannelName, DispatchState } from './dispatches.schemas.ts'

const firstPauseMs = 60_000
const pauseMsMax = 6 * 60 * 60 * 1000
/** With the pauses between them, attempts continue for about a day and a half. */
export const attemptsMax = 14

/** What an adapter answered; a status of null means that there was no response. */
export interface AdapterAnswer {
  readonly status: number | null
  readonly body: string | null
  readonly error: string | null
}

export interface AttemptVerdict {
  readonly state: Extract<DispatchState, 'QUEUED' | 'SENT' | 'FAILED'>
  readonly providerReference: string | null
  readonly answer: string
  /** How long to wait before the next attempt. */
  readonly pauseMs: number
}

/** Refusals that may pass: a timeout, too early, too many requests. */
const passing = [408, 425, 429]

/** Judges an attempt. An adapter that accepts answers 2xx; one that refuses for good answers 4xx; others are asked again. */
export function judgeAnswer(answer: AdapterAnswer, attempts: number, random: number): AttemptVerdict {
  const { status, body, error } = answer
  const words = (error ?? `${String(status)} ${body ?? ''}`.trim()).slice(0, 500)
  const pauseMs = Math.round(Math.min(firstPauseMs * 2 ** (attempts - 1), pauseMsMax) * (0.75 + random / 2))
  const judged = { providerReference: null, answer: words, pauseMs }
  if (status !== null && status >= 200 && status < 300) {
    return { ...judged, state: 'SENT', providerReference: referenceIn(body) }
  }
  const isRefused = status !== null && status >= 400 && status < 500 && !passing.includes(status)
  return { ...judged, state: isRefused || attempts >= attemptsMax ? 'FAILED' : 'QUEUED' }
}

/** The reference of the provider in a response, if it is a text of a reasonable length. */
function referenceIn(body: string | null): string | null {
  try {
    const { reference } = JSON.parse(body ?? '') as { reference?: unknown }
    return typeof reference === 'string' && reference !== '' && reference.length <= 200 ? reference : null
  } catch {
    return null
  }
}

/** The number or identifier that a message goes to; undefined if the addressee has none. */
export function addressOf(
  channel: DispatchChannelName,
  { phone, cpr, cvr }: Pick<DispatchTarget, 'phone' | 'cpr' | 'cvr'>,
  writtenPhone: unknown,
): string | undefined {
  if (channel === 'DIGITAL POST') return cvr ?? cpr ?? undefined
  if (phone !== null && phone.number !== '') return `+${phone.locale}${phone.number.replaceAll(/\D/g, '')}`
  const digits = typeof writtenPhone === 'string' ? writtenPhone.replaceAll(/[^\d+]/g, '') : ''
  return digits === '' ? undefined : digits
}

/** The state after a report; undefined if it changes nothing. Throws nothing: the caller refuses what does not follow. */
export function followsReport(current: DispatchState, reported: DispatchState): 'change' | 'same' | 'refused' {
  if (current === reported) return 'same'
  if (current === 'SENT') return 'change'
  return current === 'DELIVERED' && reported === 'RETURNED' ? 'change' : 'refused'
}
