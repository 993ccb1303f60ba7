import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Statement } from '../database/sql.ts'

/**
 * How long a worker holds what it took from a queue: longer than one step of its work takes. It is extended while the
 * worker lives, so that the work of a dead one waits only this long.
 */
const leaseMs = 20_000

/** When a lease that is taken or extended now ends. */
export function leaseFrom(now: Date, lengthMs = leaseMs): Date {
  return new Date(now.getTime() + lengthMs)
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

/** How often a lease is extended in its time: one extension may fail. */
const extensions = 3

/**
 * Extends a lease for as long as the work takes, also in the middle of a step that waits for another server. Only a
 * process that is dead or blocked stops; then the lease ends, so the work must still allow for another worker.
 */
export async function whileKeepingLease<Result>(
  clock: Clock,
  extend: (leasedUntil: Date) => Promise<unknown>,
  work: () => Promise<Result>,
  lengthMs = leaseMs,
): Promise<Result> {
  let extending: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // If it cannot be extended, the next time will do, or another worker takes over.
    extending = extend(leaseFrom(clock.now(), lengthMs)).catch(() => undefined)
  }, lengthMs / extensions)
  timer.unref()
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await extending
  }
}

/** Takes what is due in a queue, one after the other, until nothing is left, and works on it. Returns how many there were. */
export async function workThroughQueue<Claimed>(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  queue: {
    /** The name of the worker that may see the queue. */
    readonly worker: string
    readonly claim: (now: Date, leasedUntil: Date) => Statement<Claimed>
    readonly work: (claimed: Claimed) => Promise<void>
  },
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const now = clock.now()
    const claimed = await database.asWorker(queue.worker, (transaction) =>
      transaction.maybeOne(queue.claim(now, leaseFrom(now))),
    )
    if (claimed === undefined) return count
    await queue.work(claimed)
  }
}
