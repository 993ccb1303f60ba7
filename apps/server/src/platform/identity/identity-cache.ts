import { BoundedMap } from '../memory/bounded-map.ts'

interface Kept<Known> {
  readonly known: Known
  readonly lookedUpAt: number
}

interface LookUp<Known> {
  readonly found: Promise<Known | undefined>
  readonly changeCount: number
}

/** An entry expires after this long even without an announcement: the connection may have died silently. */
const cacheMs = 1_000
const knownMax = 10_000

/** Caches identities by hash, as long as changes are announced. */
export class IdentityCache<Known extends { readonly announcedAs: readonly string[] }> {
  readonly #kept = new BoundedMap<string, Kept<Known>>(knownMax)
  readonly #running = new Map<string, LookUp<Known>>()
  #receivesChanges = false
  /** Counts announcements, so that a look-up overtaken by one is not cached. */
  #changeCount = 0

  /**
   * The identity of the hash, from the cache or by looking it up. Concurrent callers share one look-up. It is given the
   * identity that was cached before, if any.
   */
  async find(
    hash: Buffer,
    now: Date,
    lookUp: (before: Known | undefined) => Promise<Known | undefined>,
  ): Promise<Known | undefined> {
    const key = hash.toString('base64')
    const kept = this.#kept.get(key)
    if (kept !== undefined && now.getTime() - kept.lookedUpAt < cacheMs) return kept.known
    if (!this.#receivesChanges) return lookUp(undefined)
    const running = this.#running.get(key)
    // A look-up that began before a change may not know of it.
    if (running?.changeCount === this.#changeCount) return running.found
    return this.#share(key, now, lookUp(kept?.known))
  }

  async #share(key: string, now: Date, found: Promise<Known | undefined>): Promise<Known | undefined> {
    const started = { found, changeCount: this.#changeCount }
    this.#running.set(key, started)
    try {
      const known = await found
      if (known !== undefined && started.changeCount === this.#changeCount) {
        this.#kept.set(key, { known, lookedUpAt: now.getTime() })
      }
      return known
    } finally {
      if (this.#running.get(key) === started) this.#running.delete(key)
    }
  }

  /** Called when something with this id was changed by any process. */
  forget(id: string): void {
    this.#changeCount += 1
    for (const [key, { known }] of this.#kept) if (known.announcedAs.includes(id)) this.#kept.delete(key)
  }

  /** Called when announcements start or stop arriving. Without them, nothing is cached. */
  setReceivesChanges(receives: boolean): void {
    this.#receivesChanges = receives
    this.#changeCount += 1
    this.#kept.clear()
  }
}
