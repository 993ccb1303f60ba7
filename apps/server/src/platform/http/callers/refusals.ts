import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import { systemActor } from '../../identity/principal.ts'
import { newId } from '../../ids.ts'
import { BoundedMap } from '../../memory/bounded-map.ts'
import { type AttributedEntry, writeJournal } from '../../journal/journal.queries.ts'
import type { Actor } from '../../identity/actor.ts'

/** A denied request: who made it, what they tried, and why it was denied. */
export interface Refusal {
  readonly tenantId: string
  readonly requestId: string
  readonly operation: string
  readonly actor: Actor
  readonly subject: { readonly type: string; readonly id: string }
  readonly code: string
  readonly details?: Readonly<Record<string, string>>
}

interface Pending {
  readonly refusal: Refusal
  readonly firstAt: Date
  count: number
}

/** Entries of one tenant and kind that are waiting to be written. */
interface Ledger {
  readonly tenantId: string
  readonly pending: Map<string, Pending>
  /** When the same entry was last written. */
  readonly writtenAt: BoundedMap<string, number>
  /** How many more entries may be written now. It grows by one per minute. */
  credit: number
  creditAt: number
}

export interface RefusalRecorderOptions {
  readonly database: Database
  readonly clock: Clock
  /** How long the first entry of its kind waits. Defaults to a second. */
  readonly pauseMs?: number
  /** Called with the number of entries that were lost, and why. */
  readonly onLoss: (count: number, error: unknown) => void
}

const minuteMs = 60_000
const usualPauseMs = 1_000
const ledgersMax = 10_000
const keysMax = 100
const creditMax = 100

/**
 * Writes denied requests to the audit trail, independently of the requests. The first of its kind is written within a
 * second; repetitions become one entry per minute with a count. A tenant gets at most a hundred entries at once and
 * then one per minute, separately for failed sign-ins and denied privileges, so that nobody can fill the disk; the
 * excess is counted in one shared entry. Entries still waiting when the process is killed are lost.
 */
export class RefusalRecorder {
  readonly #options: RefusalRecorderOptions
  readonly #ledgers = new BoundedMap<string, Ledger>(ledgersMax)
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(options: RefusalRecorderOptions) {
    this.#options = options
  }

  /** Counts a denied request. It never fails and never waits. */
  note(refusal: Refusal): void {
    const now = this.#options.clock.now()
    const ledger = this.#ledgerOf(refusal, now.getTime())
    const own = keyOf(refusal)
    const isKept = ledger.pending.has(own) || ledger.pending.size < keysMax
    const kept = isKept ? refusal : allOthers(refusal)
    const key = isKept ? own : keyOf(kept)
    const pending = ledger.pending.get(key)
    if (pending === undefined) ledger.pending.set(key, { refusal: kept, firstAt: now, count: 1 })
    else pending.count += 1
    this.#schedule()
  }

  /** Writes the entries that are due, or all of them when the process stops. */
  async flush({ isLast = false } = {}): Promise<void> {
    this.#writing = this.#writing.then(() => this.#writeDue(isLast))
    await this.#writing
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, this.#options.pauseMs ?? usualPauseMs).unref()
  }

  #ledgerOf({ tenantId, code }: Refusal, now: number): Ledger {
    const key = `${tenantId} ${code === 'sign-in-refused' ? 'sign-in' : 'privilege'}`
    const known = this.#ledgers.get(key)
    if (known !== undefined) return known
    const writtenAt = new BoundedMap<string, number>(keysMax)
    const ledger = { tenantId, pending: new Map<string, Pending>(), writtenAt, credit: creditMax, creditAt: now }
    this.#ledgers.set(key, ledger)
    return ledger
  }

  async #writeDue(isLast: boolean): Promise<void> {
    const now = this.#options.clock.now().getTime()
    let isWaiting = false
    for (const ledger of this.#ledgers.values()) {
      const due = takeDue(ledger, now, isLast)
      if (due.length > 0) await this.#write(ledger.tenantId, due)
      isWaiting ||= ledger.pending.size > 0
    }
    if (isWaiting && !isLast) this.#schedule()
  }

  async #write(tenantId: string, due: readonly Pending[]): Promise<void> {
    try {
      await this.#options.database.inTenant(tenantId, (transaction) =>
        transaction.run(writeJournal(tenantId, due.map(entryOf))),
      )
    } catch (error) {
      this.#options.onLoss(
        due.reduce((sum, { count }) => sum + count, 0),
        error,
      )
    }
  }
}

/**
 * Removes and returns the entries that may be written now: no repetition within a minute, and no more than the tenant
 * has credit for.
 */
function takeDue(ledger: Ledger, now: number, isLast: boolean): Pending[] {
  const earned = Math.floor((now - ledger.creditAt) / minuteMs)
  if (earned > 0) {
    ledger.credit = Math.min(creditMax, ledger.credit + earned)
    ledger.creditAt += earned * minuteMs
  }
  const due: Pending[] = []
  for (const [key, pending] of ledger.pending) {
    if (ledger.credit === 0) break
    const isDue = isLast || now - (ledger.writtenAt.get(key) ?? -Infinity) >= minuteMs
    if (!isDue) continue
    ledger.credit -= 1
    ledger.pending.delete(key)
    ledger.writtenAt.set(key, now)
    due.push(pending)
  }
  return due
}

function keyOf({ operation, actor, subject, code, details = {} }: Refusal): string {
  return [operation, actor.id, subject.id, code, ...Object.values(details)].join(' ')
}

/** The entry that counts all refusals beyond the limit. */
function allOthers({ tenantId, requestId, code }: Refusal): Refusal {
  const subject = { type: 'tenant', id: tenantId }
  const actor = systemActor
  return { tenantId, requestId, operation: 'several', actor, subject, code, details: { of: 'several' } }
}

function entryOf({ refusal, firstAt, count }: Pending): AttributedEntry {
  const { requestId, operation, actor, subject, code, details } = refusal
  return {
    entryId: newId(),
    at: firstAt,
    subjectId: subject.id,
    subjectType: subject.type,
    after: { count, ...details },
    attribution: { operation, requestId, actor, refused: code },
  }
}
