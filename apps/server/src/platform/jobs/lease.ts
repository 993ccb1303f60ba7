import type { Clock } from '../clock/clock.ts'

/**
 * How long a worker holds what it took from a queue: longer than one step of its work takes. It is extended while the
 * worker lives, so that the work of a dead one waits only this long.
 */
const leaseMs = 20_000

/** When a lease that is taken or extended now ends. */
export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs)
}

/**
 * Returns a function to be called after every step of the work. It extends the lease, at most twice in its time. A worker
 * that is too slow for its lease shares the work with the next one, so every step must allow for that.
 */
export function keepingLease(clock: Clock, extend: (leasedUntil: Date) => Promise<unknown>): () => Promise<void> {
  let extendedAt = clock.now().getTime()
  return async () => {
    const now = clock.now()
    if (now.getTime() - extendedAt < leaseMs / 2) return
    extendedAt = now.getTime()
    await extend(leaseFrom(now))
  }
}
