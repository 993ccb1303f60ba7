const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs

/** How long to wait after each failed attempt except the last: 10 attempts over 75 hours. */
const pausesMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
]
export const attemptsMax = pausesMs.length + 1
/** A receiver may ask for a longer pause than the schedule, but not for more than a day. */
const retryAfterMsMax = 24 * hourMs
const jitter = 0.2

export interface AttemptAnswer {
  readonly status: number | null
  readonly retryAfter: string | null
}

export interface AttemptVerdict {
  readonly outcome: 'succeeded' | 'failed'
  readonly state: 'pending' | 'succeeded' | 'failed'
  readonly dueAt: Date
  /** The receiver never wants events again. */
  readonly isGone: boolean
}

/**
 * The state of a delivery after an attempt. Only 2xx is a success: redirects are not followed and count as failures.
 */
export function judgeAttempt(
  { status, retryAfter }: AttemptAnswer,
  { tryCount, now, random }: { tryCount: number; now: Date; random: number },
): AttemptVerdict {
  const isGone = status === 410
  if (status !== null && status >= 200 && status < 300) {
    return { outcome: 'succeeded', state: 'succeeded', dueAt: now, isGone }
  }
  const pauseMs = pausesMs[tryCount]
  if (isGone || pauseMs === undefined) return { outcome: 'failed', state: 'failed', dueAt: now, isGone }
  const waitMs = Math.max(pauseMs * (1 - jitter + 2 * jitter * random), retryAfterMs(retryAfter, now))
  return { outcome: 'failed', state: 'pending', dueAt: new Date(now.getTime() + Math.round(waitMs)), isGone }
}

/** Parses seconds or an HTTP date; anything else means no delay. */
function retryAfterMs(text: string | null, now: Date): number {
  if (text === null) return 0
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * secondMs : Date.parse(text) - now.getTime()
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), retryAfterMsMax)
}
