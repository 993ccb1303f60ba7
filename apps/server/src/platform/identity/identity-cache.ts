import { BoundedMap } from '../memory/bounded-map.ts'

interface Kept<Known> {
  readonly known: Known
  readonly lookedUpAt: number
}

/** A look-up is repeated after this long even if no change was announced: the connection may have died in silence. */
const cacheMs = 1_000
const knownMax = 10_000

/** Remembers who is behind a hash, for as long as changes are heard of at once. */
export class IdentityCache<Known extends { readonly announcedAs: readonly string[] }> {
  readonly #kept = new BoundedMap<string, Kept<Known>>(knownMax)
  #hearsChanges = false
  /** Counts announcements, so that a look-up that one overtook is not kept. */
  #changeCount = 0

  /** Who is behind the hash, from memory or by looking it up. */
  async find(hash: Buffer, now: Date, lookUp: () => Promise<Known | undefined>): Promise<Known | undefined> {
    const key = hash.toString('base64')
    const kept = this.#kept.get(key)
    if (kept !== undefined && now.getTime() - kept.lookedUpAt < cacheMs) return kept.known
    const changeCount = this.#changeCount
    const known = await lookUp()
    if (known !== undefined && this.#hearsChanges && changeCount === this.#changeCount) {
      this.#kept.set(key, { known, lookedUpAt: now.getTime() })
    }
    return known
  }

  /** Called when something of this id was changed somewhere. */
  forget(id: string): void {
    this.#changeCount += 1
    for (const [key, { known }] of this.#kept) if (known.announcedAs.includes(id)) this.#kept.delete(key)
  }

  /** Called when announcements begin or cease to arrive: without them nothing is kept. */
  setHearsChanges(hears: boolean): void {
    this.#hearsChanges = hears
    this.#changeCount += 1
    this.#kept.clear()
  }
}
